/** What the vendored lit.js exports, with the types of the releases that it is made from. */
export { LitElement, html, svg, nothing, render, noChange } from "../../../.node/node_modules/lit/index.js";
export type {
  PropertyValues,
  TemplateResult,
  ReactiveController,
  ReactiveControllerHost,
} from "../../../.node/node_modules/lit/index.js";
export { repeat } from "../../../.node/node_modules/lit/directives/repeat.js";
export { ref, createRef } from "../../../.node/node_modules/lit/directives/ref.js";
export { live } from "../../../.node/node_modules/lit/directives/live.js";
export { classMap } from "../../../.node/node_modules/lit/directives/class-map.js";
export { ifDefined } from "../../../.node/node_modules/lit/directives/if-defined.js";

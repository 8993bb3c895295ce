/** A game that is over as a link for others. */

import { toast } from "../../../shell/toasts.js";
import { recall } from "../../../store/session.js";
import { t } from "../../../words/words.js";

/** @import { Scene } from "../../../wire/frames.js" */

/** A private table lets others in by its key, if one came with it. @param {Scene} scene */
export async function share(scene) {
  const key = recall(`key:${scene.table}`, /** @type {string | null} */ (null));
  const link = `${location.origin}/replay/${scene.table}${key ? `#0:${key}` : ""}`;
  try {
    await navigator.clipboard.writeText(link);
    toast(t(key || scene.setting.listed ? "end-shared" : "end-shared-here"));
  } catch {
    toast(link); // a browser that lets no page copy
  }
}

/** A game that is over for others: a picture, a text, a link. */

import { furnished } from "../../../shell/furnish.js";
import { recall } from "../../../store/session.js";
import { t } from "../../../words/words.js";

/** @import { Scene } from "../../../wire/frames.js" */

/** For who shares. */
const LATER = {
  sheet: () => furnished(import("./share-sheet.js"), { words: ["away"], styles: ["away"] }),
};

/** A private table lets others in by its key, if one came with it. @param {Scene} scene */
export async function share(scene) {
  const key = recall(`key:${scene.table}`, /** @type {string | null} */ (null));
  const link = `${location.origin}/replay/${scene.table}${key ? `#0:${key}` : ""}`;
  const { openShareSheet } = await LATER.sheet();
  const said = t(key || scene.setting.listed ? "end-shared" : "end-shared-here");
  openShareSheet({ table: scene.table, link, key, said, seated: Boolean(scene.you) });
}

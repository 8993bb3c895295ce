/** The languages that there are, from the one list that the page brings, and which of them somebody means. */

/** @typedef {{code: string, name: string, english: string, script: string, direction: "ltr" | "rtl"}} Language */

/** What is said where another language has no words. */
export const ENGLISH = "en";

/** Each under its own name. @type {readonly Language[]} */
export const LANGUAGES = Object.freeze(
  JSON.parse(document.querySelector('meta[name="tenback-languages"]')?.getAttribute("content") ?? "[]"),
);

/** @param {string} tag  as `fr-CA`, or `zh_Hant` */
function locale(tag) {
  try {
    return new Intl.Locale(tag.replaceAll("_", "-"));
  } catch {
    return null; // a setting from elsewhere may be anything
  }
}

/**
 * The language that is meant by a tag: the same language in the same letters, of the same country if there are several.
 * @param {string} tag
 * @param {readonly Pick<Language, "code">[]} languages
 */
function meantBy(tag, languages) {
  const wanted = locale(tag);
  if (!wanted) return undefined;
  const whole = wanted.maximize();
  const near = languages
    .map(({ code }) => ({ code, own: new Intl.Locale(code) }))
    .filter(({ own }) => {
      const { language, script } = own.maximize();
      return language === whole.language && script === whole.script;
    });
  const found =
    near.find(({ own }) => own.region && own.region === whole.region) ?? near.find(({ own }) => !own.region) ?? near[0];
  return found?.code;
}

/**
 * The first of the tags that we have words for; English if there is none.
 * @param {readonly string[]} tags  what somebody would like best, first
 * @param {readonly Pick<Language, "code">[]} [languages]
 */
export function meant(tags, languages = LANGUAGES) {
  for (const tag of tags) {
    const found = meantBy(tag, languages);
    if (found) return found;
  }
  return ENGLISH;
}

/** @param {string} code */
export const directionOf = (code) => LANGUAGES.find((each) => each.code === code)?.direction ?? "ltr";

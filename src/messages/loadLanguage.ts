import type { Language } from './language/language';

/** The name of plain English, whose tag is `en`: no variant is registered for it. */
export const plainEnglish = 'en-plain';

/** The languages of the package. */
const sources: Partial<Record<string, () => Promise<Language>>> = {
  ar: async () => (await import('./ar')).ar,
  de: async () => (await import('./de')).de,
  en: async () => ({ tag: 'en', dir: 'ltr', messages: (await import('./en')).en }),
  [plainEnglish]: async () => (await import('./en-plain')).enPlain,
};

/** What `loadLanguage` loads each language of the package by. */
export const languageNames: readonly string[] = Object.keys(sources);

const loaded = new Map<string, Language>();

/** The language of a tag, such as `de` of `de-AT`; empty if the tag is not valid. */
export function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}

/** A language that has loaded; undefined until then. */
export function loadedLanguage(tag: string): Language | undefined {
  return loaded.get(tag);
}

/**
 * Loads a language of the package, once. A tag with a region gets the words of the language, and
 * the dates and numbers of the region.
 *
 * @param tag BCP 47, such as `de` or `ar-EG`, or `en-plain`
 * @throws if the package has no such language, or it cannot be loaded
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const named = sources[tag];
  const source = named ?? sources[languageOf(tag)];
  if (source === undefined) {
    throw new Error(
      `Quizwright has no language "${tag}", only ${languageNames.join(', ')}: see docs/translate.md`,
    );
  }
  const language = await source();
  const first = loaded.get(tag) ?? (named ? language : { ...language, tag });
  loaded.set(tag, first);
  return first;
}

import type { Language } from './language';

/** Names the plain sentences of English. No variant is registered for that, so their tag stays `en`. */
export const plainEnglish = 'en-plain';

const sources: Partial<Record<string, () => Promise<Language>>> = {
  ar: async () => (await import('./ar')).ar,
  de: async () => (await import('./de')).de,
  en: async () => ({ tag: 'en', dir: 'ltr', messages: (await import('./en')).en }),
  [plainEnglish]: async () => (await import('./enPlain')).enPlain,
};
const loaded = new Map<string, Language>();

/** The language of a tag, `de` of `de-AT`; empty where that is no tag. */
export function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}

/** A language that has been loaded; undefined before. */
export function loadedLanguage(tag: string): Language | undefined {
  return loaded.get(tag);
}

/**
 * Loads a language of the package, once. A tag with a region gets the words of the language, and
 * the dates and numbers of the region.
 *
 * @param tag BCP 47, such as `de` or `ar-EG`, or `en-plain`
 * @throws where the package has no such language, or it cannot be loaded
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const named = sources[tag];
  const source = named ?? sources[languageOf(tag)];
  if (source === undefined) {
    throw new Error(
      `Quizwright: there is no language "${tag}". The package has ar, de, en and en-plain. ` +
        'Name one of them, or bring your own (docs/translate.md).',
    );
  }
  const language = await source();
  const first = loaded.get(tag) ?? (named ? language : { ...language, tag });
  loaded.set(tag, first);
  return first;
}

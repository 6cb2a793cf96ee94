import type { Language } from './language';

const sources: Partial<Record<string, () => Promise<Language>>> = {
  ar: async () => (await import('./ar')).ar,
  de: async () => (await import('./de')).de,
  en: async () => ({ tag: 'en', dir: 'ltr', messages: (await import('./en')).en }),
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
 * Loads a language of the package, once. Of a tag with a region the words are those of the
 * language, the dates and numbers those of the region.
 *
 * @param tag BCP 47, such as `de` or `ar-EG`
 * @throws where the package has no such language, or it cannot be loaded
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const source = sources[languageOf(tag)];
  if (source === undefined) {
    throw new Error(
      `Quizwright: there is no language "${tag}". The package has ar, de and en. ` +
        'Name one of them, or bring your own (docs/translate.md).',
    );
  }
  const language = { ...(await source()), tag };
  const first = loaded.get(tag) ?? language;
  loaded.set(tag, first);
  return first;
}

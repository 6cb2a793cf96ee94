import type { Globals } from 'storybook/internal/csf';
import { en, type Messages } from '../src/messages/en';
import type { Language } from '../src/messages/language/language';
import { languageNames, loadLanguage, plainEnglish } from '../src/messages/loadLanguage';

const accented: Record<string, string> = Object.fromEntries(
  [...'AÀaàCÇcçDĐdđEÉeéGĞgğIÎiîLĽlľNÑnñOÖoöRŘrřSŠsšTŤtťUÛuûYÝyýZŽzž'.matchAll(/(.)(.)/g)].map(
    ([, plain = '', marked = '']) => [plain, marked],
  ),
);

/** Makes a sentence a third longer, still readable, with accented letters and visible ends. */
function lengthen(sentence: string): string {
  const marked = [...sentence].map((letter) => accented[letter] ?? letter).join('');
  return `[${marked}${'·'.repeat(Math.ceil(sentence.length / 3))}]`;
}

function lengthenAll(message: unknown): unknown {
  if (typeof message === 'string') return lengthen(message);
  if (typeof message === 'function') {
    const say = message as (...given: unknown[]) => string;
    const longer = (...given: unknown[]) => lengthen(say(...given));
    // The words page passes each sentence as many arguments as its `length` says.
    return Object.defineProperty(longer, 'length', { value: say.length });
  }
  return Object.fromEntries(
    Object.entries(message as object).map(([key, value]) => [key, lengthenAll(value)]),
  );
}

/**
 * The languages of the toolbar. `en-XA` is the usual name of a pseudo-language: it shows what is
 * too narrow and what does not come from the messages.
 */
export const languages: Record<string, Language> = {
  ...Object.fromEntries(
    await Promise.all(languageNames.map(async (name) => [name, await loadLanguage(name)] as const)),
  ),
  'en-XA': { tag: 'en-XA', dir: 'ltr', messages: lengthenAll(en) as Messages },
};

const titles: Record<string, string> = { [plainEnglish]: 'Plain English', 'en-XA': 'Long words' };

/** The title of a language in the toolbar, which is its own name for itself. */
export function titleOf(name: string): string {
  return titles[name] ?? new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name;
}

/**
 * The direction of a story: the toolbar's, which a provider's language would otherwise overrule.
 */
export function directionOf({ direction, language }: Globals): 'ltr' | 'rtl' | undefined {
  return direction === 'rtl' ? 'rtl' : languages[String(language)]?.dir;
}

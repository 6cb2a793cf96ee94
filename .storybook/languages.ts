import type { Globals } from 'storybook/internal/csf';
import { ar } from '../src/messages/ar';
import { de } from '../src/messages/de';
import { en, type Messages } from '../src/messages/en';
import { enPlain } from '../src/messages/enPlain';
import type { Language } from '../src/messages/language';

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
  en: { tag: 'en', dir: 'ltr', messages: en },
  'en-plain': enPlain,
  'en-XA': { tag: 'en-XA', dir: 'ltr', messages: lengthenAll(en) as Messages },
  de,
  ar,
};

/**
 * The direction of a story: the toolbar's, which a provider's language would otherwise overrule.
 */
export function directionOf({ direction, language }: Globals): 'ltr' | 'rtl' | undefined {
  return direction === 'rtl' ? 'rtl' : languages[String(language)]?.dir;
}

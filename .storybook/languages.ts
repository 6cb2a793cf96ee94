import { en, type Messages } from '../src/messages/en';

const accented: Record<string, string> = Object.fromEntries(
  [...'AÀaàCÇcçDĐdđEÉeéGĞgğIÎiîLĽlľNÑnñOÖoöRŘrřSŠsšTŤtťUÛuûYÝyýZŽzž'.matchAll(/(.)(.)/g)].map(
    ([, plain = '', marked = '']) => [plain, marked],
  ),
);

/** A sentence that still reads, a third longer, with marks on its letters and ends that show. */
function lengthen(sentence: string): string {
  const marked = [...sentence].map((letter) => accented[letter] ?? letter).join('');
  return `[${marked}${'·'.repeat(Math.ceil(sentence.length / 3))}]`;
}

function lengthenAll(message: unknown): unknown {
  if (typeof message === 'string') return lengthen(message);
  if (typeof message === 'function') {
    const say = message as (...given: unknown[]) => string;
    const longer = (...given: unknown[]) => lengthen(say(...given));
    // The page of words gives each sentence as much as it asks for.
    return Object.defineProperty(longer, 'length', { value: say.length });
  }
  return Object.fromEntries(
    Object.entries(message as object).map(([key, value]) => [key, lengthenAll(value)]),
  );
}

/**
 * What the toolbar offers. `en-XA` is the usual name of the language in which a designer sees at
 * once what is too narrow, and what does not come from the messages.
 */
export const languages: Record<string, Messages> = {
  en,
  'en-XA': lengthenAll(en) as Messages,
};

import { highlighterOf } from './code/highlighters';
import { mediaIdOf, safeAddresses } from './drawing/addresses';
import { imagesOf } from './drawing/drawText';
import { laterFormulaLine, formulas } from './formulas/formulas';
import { characterNames } from './markdown/rareNames';
import { needsOf } from './needs';

/**
 * Loads what texts need, and nothing else: the reader of formulas and the languages of their code
 * where they have some, and their pictures. They can then be shown without
 * a network.
 *
 * @param loadMedia loads a picture of the host's by its id; resolves with whether it need not be
 *   retried
 * @returns whether all code and all pictures of the host have loaded; a picture from elsewhere that
 *   did not is replaced by its text
 */
export async function preloadRichText(
  texts: readonly string[],
  loadMedia?: (id: string) => Promise<boolean>,
): Promise<boolean> {
  if (texts.length === 0) return true;
  const needs = texts.map(needsOf);
  const grammars = new Set(needs.flatMap((need) => [...need.grammars]));
  const pieces = [
    ...(needs.some((need) => need.formulas) ? [formulas, laterFormulaLine] : []),
    ...(needs.some((need) => need.characterNames) ? [characterNames] : []),
    ...[...grammars].map(highlighterOf),
  ];
  const loaded = await Promise.all(pieces.map((piece) => piece.load()));
  const images = new Set(texts.flatMap(imagesOf));
  const addresses = [...images].flatMap((image) => safeAddresses.ofImage(image) ?? []);
  const media = [...images].flatMap((image) => mediaIdOf(image) ?? []);
  const [hasMedia] = await Promise.all([
    loadMedia ? Promise.all(media.map(loadMedia)) : [],
    Promise.all(addresses.map(preloadImage)),
  ]);
  return [...loaded, ...hasMedia].every(Boolean);
}

/** Resolves in any case: a picture that is missing keeps nobody from a text. */
function preloadImage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve();
    image.onerror = () => resolve();
    image.src = address;
  });
}

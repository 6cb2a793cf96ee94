import { highlighterOf } from './code/highlighters';
import { safeAddresses, type ImageAddress } from './drawing/addresses';
import { formulas } from './formulas/formulas';
import { needsOf } from './needs';
import { characterNames, drawing } from './pieces';

/**
 * Loads what texts need, and nothing else: the code that draws them, the reader of formulas and the
 * languages of their code where they have some, and their pictures. They can then be shown without
 * a network.
 *
 * @param imageAddress the addresses of pictures, as `RichText` takes it
 * @returns whether all code has loaded; a picture that did not is replaced by its text
 */
export async function preloadRichText(
  texts: readonly string[],
  imageAddress?: ImageAddress,
): Promise<boolean> {
  if (texts.length === 0) return true;
  const needs = texts.map(needsOf);
  const grammars = new Set(needs.flatMap((need) => [...need.grammars]));
  const pieces = [
    drawing,
    ...(needs.some((need) => need.formulas) ? [formulas] : []),
    ...(needs.some((need) => need.characterNames) ? [characterNames] : []),
    ...[...grammars].map(highlighterOf),
  ];
  const loaded = await Promise.all(pieces.map((piece) => piece.load()));
  const { ofImage } = safeAddresses(imageAddress);
  const images = texts.flatMap((text) => drawing.read()?.imagesOf(text) ?? []);
  const addresses = new Set(images.map(ofImage).filter((address) => address !== undefined));
  await Promise.all([...addresses].map(preloadImage));
  return loaded.every(Boolean);
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

import { optionLetter } from '../kind/options';

/** The letters of the options that say the same, apart from surrounding blanks and Unicode form, in groups. */
export function equalOptions(texts: readonly string[]): string[][] {
  const byText = new Map<string, string[]>();
  for (const [place, text] of texts.entries()) {
    const key = text.trim().normalize();
    if (key !== '') byText.set(key, [...(byText.get(key) ?? []), optionLetter(place)]);
  }
  return [...byText.values()].filter(({ length }) => length > 1);
}

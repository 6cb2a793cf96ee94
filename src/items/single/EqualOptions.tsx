import { useSettled } from '../../base/useSettled';
import { Banner } from '../../ui/state/Banner';
import { equalOptions } from '../lettered/equalOptions';
import type { ItemFieldsProps } from '../kind/kind';

interface EqualOptionsProps extends Pick<ItemFieldsProps, 'words'> {
  texts: readonly string[];
}

/** Warns of options that say the same, which students cannot tell apart. */
export function EqualOptions({ texts, words }: EqualOptionsProps) {
  const sentence = equalOptions(texts)
    .map((letters) => words.equalOptions(letters.join(', ')))
    .join(' ');
  // On the way to 60, the text is 6.
  const settled = useSettled(sentence);
  if (sentence === '' || settled !== sentence) return null;
  return (
    <Banner tone="caution" role="status">
      {sentence}
    </Banner>
  );
}

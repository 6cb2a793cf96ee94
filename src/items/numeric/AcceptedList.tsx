import { Badge } from '../../ui/text/Badge';
import { useRootTheme } from '../../ui/theme/RootTheme';
import type { KeyedOptionsProps } from '../kind/kind';
import { acceptedNumbers, inSigns } from './acceptedNumbers';

/** The numbers that earn points. Parts: `options`, `option`. */
export function AcceptedList({ question, words }: KeyedOptionsProps) {
  const { lang: locale = 'en' } = useRootTheme();
  return (
    <ul className="qw-keyed-options" data-part="options">
      {acceptedNumbers(question).map((accepted, place) => (
        <li
          key={place}
          className="qw-keyed-option"
          data-part="option"
          data-right={accepted.share === undefined ? '' : undefined}
        >
          <span className="qw-keyed-option-text" dir="ltr">
            {inSigns([accepted], locale)}
          </span>{' '}
          {accepted.share === undefined ? (
            <Badge tone="positive">{words.fields.answer}</Badge>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

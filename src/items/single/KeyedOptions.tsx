import { Badge } from '../../ui/text/Badge';
import type { KeyedOptionsProps } from '../kind/kind';
import { offeredLetters } from '../lettered/places';

/** The options of a question, with the right ones marked. Parts: `options`, `option`. */
export function KeyedOptions({ question, drawText, words }: KeyedOptionsProps) {
  return (
    <ul className="qw-keyed-options" data-part="options">
      {offeredLetters(question).map((letter) => {
        const isRight = question.answer.includes(letter);
        return (
          <li
            key={letter}
            className="qw-keyed-option"
            data-part="option"
            data-right={isRight ? '' : undefined}
          >
            <span className="qw-option-mark" data-right={isRight ? '' : undefined} translate="no">
              {letter}
            </span>{' '}
            <span className="qw-keyed-option-text">
              {drawText(question.options[letter] ?? '', question)}
            </span>{' '}
            {isRight ? <Badge tone="positive">{words.fields.answer}</Badge> : null}
          </li>
        );
      })}
    </ul>
  );
}

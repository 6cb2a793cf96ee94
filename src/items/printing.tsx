import { optionTexts } from './content';
import type { Keyed, Offered } from './kind/kind';
import { optionLetter } from './options';
import { sayingOf } from './saying';

/** What is printed of a question below its title. */
export function PrintedOptions({ question }: { question: Offered }) {
  return (
    <ul className="qw-printed-options">
      {optionTexts(question).map((text, place) => (
        <li className="qw-printed-option" key={optionLetter(place)}>
          <span className="qw-printed-letter">{optionLetter(place)}</span>
          <span className="qw-printed-text">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is printed of a question in the key. */
export function PrintedKey({ question }: { question: Keyed }) {
  const { name, text } = sayingOf(question);
  return (
    <>
      <span className="qw-printed-title">{name(question, question.answer)}</span>
      <span className="qw-printed-text">{text(question, question.answer)}</span>
    </>
  );
}

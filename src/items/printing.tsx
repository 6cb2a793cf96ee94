import { optionTexts } from './rules';
import type { DrawText, Keyed, Offered } from './kind/kind';
import { optionLetter } from './kind/options';
import { sayingOf } from './saying';

/** What is printed of a question below its title. */
export function PrintedOptions({ question, drawText }: { question: Offered; drawText: DrawText }) {
  return (
    <ul className="qw-printed-options">
      {optionTexts(question).map((text, place) => (
        <li className="qw-printed-option" key={optionLetter(place)}>
          <span className="qw-printed-letter" translate="no">
            {optionLetter(place)}
          </span>
          <span className="qw-printed-text">{drawText(text, question)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is printed of a question in the key. */
export function PrintedKey({
  question,
  drawText,
}: {
  question: Keyed & Offered;
  drawText: DrawText;
}) {
  const { name, texts } = sayingOf(question);
  return (
    <>
      <span className="qw-printed-title" translate="no">
        {name(question, question.answer)}
      </span>
      <span className="qw-printed-text">
        {texts(question, question.answer).map((text, index) => (
          <span className="qw-printed-right" key={index}>
            {drawText(text, question)}
          </span>
        ))}
      </span>
    </>
  );
}

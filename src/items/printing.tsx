import { useRootTheme } from '../ui/theme/RootTheme';
import { optionTexts, rulesOf } from './itemRules';
import type { DrawText, Keyed, Offered } from './kind/kind';
import { optionLetter } from './kind/options';
import { sayingOf } from './saying';

/** What is printed of a question below its title: its options, or a line for the answer. */
export function PrintedOptions({ question, drawText }: { question: Offered; drawText: DrawText }) {
  const texts = optionTexts(question);
  if (texts.length === 0) return <p className="qw-printed-answer" />;
  return (
    <ul className="qw-printed-options">
      {texts.map((text, place) => (
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
  const { lang: locale = 'en' } = useRootTheme();
  const { texts } = sayingOf(question);
  return (
    <>
      <span className="qw-printed-title" translate="no">
        {rulesOf(question).key(question, locale)}
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

import { useId, useState } from 'react';
import { questionKindWords } from '../../messages/en/questionKind';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/field/Field';
import { useRootTheme } from '../../ui/theme/RootTheme';
import type { AnswerControlProps } from '../kind/kind';
import { readNumber } from './readNumber';
import { shownNumber, typedNumber } from './shownNumber';

/** Examples of what can be typed. */
const examples = ['-3.5', '0.02'];

/**
 * A field for a number. It keeps what is typed as it is typed, and says how it reads it where this is
 * not obvious. Parts: `legend`, `control`, `sign` and
 * those of `Field`.
 */
export function NumberAnswer({
  question: _question,
  grading: _grading,
  drawText: _drawText,
  sayText: _sayText,
  remark: _remark,
  useWords,
  label,
  'aria-label': name,
  'aria-describedby': describedBy,
  answer,
  onAnswer,
  error,
  disabled,
}: AnswerControlProps) {
  const { number: words } = useWords(questionKindWords);
  const { lang: locale = 'en' } = useRootTheme();
  const legendId = useId();
  const [typed, setTyped] = useState(() => (answer ? typedNumber(answer, locale) : ''));
  const [isLeft, setLeft] = useState(true);
  const read = readNumber(typed, locale);

  // Another device or a button may have changed the answer.
  const [last, setLast] = useState(answer);
  if (answer !== last) {
    setLast(answer);
    if ((answer ?? null) !== read) setTyped(answer ? typedNumber(answer, locale) : '');
  }

  const type = (text: string): void => {
    setTyped(text);
    const next = readNumber(text, locale);
    if (next !== read) onAnswer?.(next);
  };
  const changeSign = (): void =>
    type(/^\s*[-−]/.test(typed) ? typed.replace(/^\s*[-−]/, '') : `-${typed.trimStart()}`);

  const example = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    examples.map((each) => shownNumber(each, locale)),
  );
  const isInvalid = isLeft && typed.trim() !== '' && read === null;
  const isObvious = read === null || typed.trim().startsWith(typedNumber(read, locale));
  return (
    <div
      className="qw-number-answer"
      role="group"
      aria-label={name}
      aria-labelledby={name === undefined ? legendId : undefined}
      aria-describedby={describedBy}
    >
      <div className="qw-choice-group-legend" id={legendId} data-part="legend">
        {label}
      </div>
      <Field
        className="qw-text-field qw-number-answer-field"
        label={words.label}
        hint={isObvious ? words.hint(example) : words.readAs(shownNumber(read, locale))}
        error={isInvalid ? words.invalid(example) : error}
      >
        {(control) => (
          <div className="qw-number-answer-row">
            <input
              {...control}
              className="qw-text-field-control"
              data-part="control"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              disabled={disabled}
              value={typed}
              onChange={({ target }) => type(target.value)}
              onFocus={() => setLeft(false)}
              onBlur={() => setLeft(true)}
            />
            {/* Number keyboards of phones have no minus. */}
            <Button
              className="qw-number-answer-sign"
              data-part="sign"
              aria-label={words.changeSign}
              disabled={disabled}
              onClick={changeSign}
            >
              ±
            </Button>
          </div>
        )}
      </Field>
    </div>
  );
}

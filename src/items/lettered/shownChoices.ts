import { letters } from '../../rules/limits';
import type { ChoiceOption } from '../../ui/field/drawChoice';
import type { AnswerControlProps, Formatted } from '../kind/kind';

/** The options of a question as choices. */
export const shownChoices = ({
  question,
  drawText,
  sayText,
  remark,
}: Pick<AnswerControlProps, 'question' | 'drawText' | 'sayText' | 'remark'>): ChoiceOption[] =>
  letters.flatMap((letter, place) => {
    // What a server leaves out between others cannot be offered.
    const text = question.options[letter];
    const label = text && drawText(text, question);
    if (!label) return [];
    const remarked = remark?.(place) || undefined;
    const words = [letter, sayText(text, question), remarked?.description].filter(Boolean);
    const name = mayHaveFormula(text, question) ? words.join(' ') : undefined;
    return [{ value: letter, mark: letter, label, 'aria-label': name, ...remarked }];
  });

/** Whether it may contain MathML, which browsers leave out of the name of an option. */
const mayHaveFormula = (text: string, { format }: Formatted): boolean =>
  format === 'markdown' && text.includes('$');

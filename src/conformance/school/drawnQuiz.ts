import type { QuestionInput } from '../../api/entities';
import { answerText } from '../../items/saying';
import type { Answer } from '../../rules/answers';
import type { Account } from './people';
import type { JoinedQuiz } from './sitting';

/** A quiz of another instructor, whose whole bank is known, as a student has opened it. */
export interface DrawnQuiz extends JoinedQuiz {
  instructor: Account;
  /** The questions of the bank, by title. */
  bank: ReadonlyMap<string, QuestionInput & { _id: string }>;
}

/** The letter of the right option on a paper, which a server may show in another order. */
export function rightAnswerOf(
  { title, options }: JoinedQuiz['questions'][number],
  bank: ReadonlyMap<string, Pick<QuestionInput, 'options' | 'answer'>>,
): Answer {
  const known = bank.get(title);
  const right = known && answerText(known, known.answer);
  const [letter] = Object.entries(options).find(([, text]) => text === right) ?? ['A'];
  return letter;
}

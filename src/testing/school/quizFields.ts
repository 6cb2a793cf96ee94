import type { QuizChange, QuizPaper } from '../../api/entities';
import type { Shuffling } from '../../items/order/attemptOrder';
import type { Grading } from '../../rules/limits';
import type { OwnedQuiz } from './records';

/** What of a quiz may change until it opens, as a body has it. */
interface Settings extends Shuffling {
  grading?: Grading;
}

// These functions list all fields, so a new field does not compile until the school keeps and sends
// it.

/** The texts of a quiz as the school keeps them. */
export function storedTexts({
  title,
  description,
}: QuizChange): Required<Omit<QuizChange, keyof Settings>> {
  return { title: title.trim(), description: description.trim() };
}

/** The settings in a body; a field that it lacks is absent. */
export function settingsIn({
  shuffle_questions,
  shuffle_options,
  grading,
}: Settings): Partial<Required<Settings>> {
  return {
    ...(shuffle_questions !== undefined && { shuffle_questions }),
    ...(shuffle_options !== undefined && { shuffle_options }),
    ...(grading !== undefined && { grading }),
  };
}

/** The settings of a quiz. */
export function settingsOf({
  shuffle_questions = false,
  shuffle_options = false,
  grading = 'all_or_nothing',
}: Settings): Required<Settings> {
  return { shuffle_questions, shuffle_options, grading };
}

/** A quiz with these settings, which mentions only those that an instructor has chosen. */
export function withSettings<Fields extends Settings>(
  {
    shuffle_questions: _questions,
    shuffle_options: _options,
    grading: _grading,
    ...fields
  }: Fields,
  { shuffle_questions, shuffle_options, grading }: Required<Settings>,
) {
  return {
    ...fields,
    ...(shuffle_questions && { shuffle_questions: true as const }),
    ...(shuffle_options && { shuffle_options: true as const }),
    ...(grading === 'partial' && { grading }),
  };
}

/** A paper without its questions, what they are like, and its attempt. */
export function paperHead({
  quiz: { title, grading },
}: OwnedQuiz): Omit<QuizPaper, 'questions' | 'formats' | 'kinds' | 'attempt' | 'message'> {
  return { title, ...(grading && { grading }) };
}

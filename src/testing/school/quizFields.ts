import type { QuizChange, QuizPaper } from '../../api/entities';
import type { Shuffling } from '../../items/order/attemptOrder';
import type { OwnedQuiz } from './records';

type Order = Record<keyof Shuffling, boolean>;

// These functions list all fields, so a new field does not compile until the school keeps and sends
// it.

/** The texts of a quiz as the school keeps them. */
export function storedTexts({
  title,
  description,
}: QuizChange): Required<Omit<QuizChange, keyof Shuffling>> {
  return { title: title.trim(), description: description.trim() };
}

/** What a body says of the order; a field that it lacks is absent. */
export function orderIn({ shuffle_questions, shuffle_options }: Shuffling): Partial<Order> {
  return {
    ...(shuffle_questions !== undefined && { shuffle_questions }),
    ...(shuffle_options !== undefined && { shuffle_options }),
  };
}

/** What of a quiz is shuffled. */
export function orderOf({ shuffle_questions = false, shuffle_options = false }: Shuffling): Order {
  return { shuffle_questions, shuffle_options };
}

/** A quiz that shuffles this, and does not mention the rest. */
export function withOrder<Fields extends Shuffling>(
  { shuffle_questions: _questions, shuffle_options: _options, ...fields }: Fields,
  { shuffle_questions, shuffle_options }: Order,
) {
  return {
    ...fields,
    ...(shuffle_questions && { shuffle_questions: true as const }),
    ...(shuffle_options && { shuffle_options: true as const }),
  };
}

/** A paper without its questions, their formats and its attempt. */
export function paperHead({
  quiz: { title },
}: OwnedQuiz): Required<Omit<QuizPaper, 'questions' | 'formats' | 'attempt' | 'message'>> {
  return { title };
}

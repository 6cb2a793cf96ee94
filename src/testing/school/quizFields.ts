import type { QuizChange, QuizPaper } from '../../api/entities';
import type { OwnedQuiz } from './records';

// Both functions list all fields, so a new field does not compile until the school keeps and sends
// it.

/** The texts of a quiz as the school keeps them. */
export function storedTexts({ title, description }: QuizChange): Required<QuizChange> {
  return { title: title.trim(), description: description.trim() };
}

/** A paper without its questions, their formats and its attempt. */
export function paperHead({
  quiz: { title },
}: OwnedQuiz): Required<Omit<QuizPaper, 'questions' | 'formats' | 'attempt' | 'message'>> {
  return { title };
}

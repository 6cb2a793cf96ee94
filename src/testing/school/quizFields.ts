import type { QuizChange, QuizPaper } from '../../api/entities';
import type { OwnedQuiz } from './records';

// Both are whole, so that a new field does not compile until the school keeps it and sends it.

/** The texts of a quiz as the school keeps them. */
export function storedTexts({ title, description }: QuizChange): Required<QuizChange> {
  return { title: title.trim(), description: description.trim() };
}

/** What a paper says beside its questions and the attempt. */
export function paperHead({
  quiz: { title },
}: OwnedQuiz): Required<Omit<QuizPaper, 'questions' | 'attempt' | 'message'>> {
  return { title };
}

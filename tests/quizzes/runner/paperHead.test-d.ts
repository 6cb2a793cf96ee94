import { expectTypeOf, test } from 'vitest';
import type { PaperHead } from '../../../src/attempt/answers/paper';

test('WaitingRoom and QuizPaper show all that a paper says of its quiz', () => {
  // The head passes through whole, and only these two can leave a field of it out. What the formats
  // and kinds need is loaded by both, and the grading is said at the questions that it is about.
  expectTypeOf<keyof PaperHead>().toEqualTypeOf<'title' | 'formats' | 'kinds' | 'grading'>();
});

import type { QuestionInput } from '../../../api/entities';

/** What a file for import may look like. */
export const exampleQuestions: readonly QuestionInput[] = [
  {
    title: 'Which status code says that a resource was created?',
    description: '201 names the new resource in its Location header.',
    options: { A: '200', B: '201', C: '204', D: '301' },
    answer: 'B',
    type: 'BE',
    difficulty: 'easy',
  },
];

import type { QuestionInput } from '../api/entities';

/**
 * What a file for import may look like.
 *
 * @param type one that the bank has, so that the example can be imported as it is
 */
export const exampleQuestions = (type: string): readonly QuestionInput[] => [
  {
    title: 'How many days does a leap year have?',
    description: 'February has 29 days then.',
    options: { A: '364', B: '365', C: '366', D: '367' },
    answer: 'C',
    type,
    difficulty: 'easy',
  },
];

import { backendQuestions } from './questions/backend';
import type { DemoQuestion } from './questions/cell';
import { devopsQuestions } from './questions/devops';
import { frontendQuestions } from './questions/frontend';

export type { DemoQuestion };

/**
 * The question bank of the demo school: 108 questions, 12 for each type and difficulty. In each of
 * these nine cells, the first 8 make up the main course's bank and the last 4 the second
 * instructor's, because a bank belongs to one instructor.
 */
export const demoQuestions: readonly DemoQuestion[] = [
  ...frontendQuestions,
  ...backendQuestions,
  ...devopsQuestions,
];

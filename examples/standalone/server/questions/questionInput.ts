import type { Body } from 'quizwright/contract';

/** A question as its author sends it. */
export type QuestionDraft = Body<'createQuestion'>;

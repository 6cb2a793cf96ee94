import { letterOf, type Answers } from './answerSheet';
import type { PaperInWords } from './draftStore';
import type { AnswerInWords } from './outboxEntry';

/**
 * Answers in the order of the paper, in words; by question id where the device could not keep the
 * paper.
 */
export function inWords(paper: PaperInWords | null, answers: Answers): AnswerInWords[] {
  if (paper === null) {
    return Object.entries(answers).map(([question, letter]) => ({ question, letter, text: '' }));
  }
  return paper.questions.map(({ _id, title, options }) => {
    const letter = letterOf(answers, _id) ?? null;
    return { question: title, letter, text: letter === null ? '' : (options[letter] ?? '') };
  });
}

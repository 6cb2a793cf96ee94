import { lettersOf, type Choices } from '../../rules/choices';
import type { Device } from '../device/device';
import { letterOf } from '../answers/answerSheet';
import type { DraftStore } from './draftStore';
import type { AnswersInWords } from '../answers/outboxEntry';

/**
 * Answers in the order of the paper, in words; by question id where the device could not keep the
 * paper.
 */
export function inWords(
  choices: Choices,
  quizId: string,
  drafts: Pick<DraftStore, 'readPaper'>,
  device: Pick<Device, 'wall'>,
): AnswersInWords {
  const answers = lettersOf(choices);
  const { title = '', questions } = drafts.readPaper(quizId) ?? {};
  const copy =
    questions?.map(({ _id, title, options }) => {
      const letter = letterOf(answers, _id) ?? null;
      return { question: title, letter, text: letter === null ? '' : (options[letter] ?? '') };
    }) ?? Object.entries(answers).map(([question, letter]) => ({ question, letter, text: '' }));
  return { title, copy, madeAt: new Date(device.wall()).toISOString() };
}

import { answerText, sayingOf } from '../../items/saying';
import { answerOf, answersOf, type Choices } from '../../rules/answers';
import type { Device } from '../device/device';
import type { DraftStore } from './draftStore';
import type { AnswersInWords } from '../answers/outboxEntry';

/**
 * Answers in words, in the order of the paper; by question id where the device could not keep the
 * paper.
 */
export function inWords(
  choices: Choices,
  quizId: string,
  drafts: Pick<DraftStore, 'readPaper'>,
  device: Pick<Device, 'wall'>,
): AnswersInWords {
  const answers = answersOf(choices);
  const { title = '', questions } = drafts.readPaper(quizId) ?? {};
  const copy =
    questions?.map((question) => {
      const answer = answerOf(answers, question._id);
      const { name } = sayingOf(question);
      return {
        question: question.title,
        answer: answer ? name(question, answer) : null,
        text: answer ? answerText(question, answer) : '',
      };
    }) ?? Object.entries(answers).map(([question, answer]) => ({ question, answer, text: '' }));
  return { title, copy, madeAt: new Date(device.wall()).toISOString() };
}

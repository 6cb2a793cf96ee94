import { useLaterCode } from '../../base/laterCode';
import { answerBoxes } from './answering';

/** Loads what draws several answers before a question with them is shown, and keeps trying. */
export function useSeveralAnswers(areAsked: boolean): void {
  useLaterCode(answerBoxes, areAsked);
}

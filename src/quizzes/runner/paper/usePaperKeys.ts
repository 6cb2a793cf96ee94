import { useState, type RefObject } from 'react';
import type { Paper } from '../../../attempt/answers/paper';
import { answeringOf } from '../../../items/answering';
import { focusedNear } from '../../../ui/focus/focusedNear';
import type { Shortcut } from './shortcuts';
import type { Place } from './useCurrentQuestion';
import { questionOf } from './usePaperEvents';

type Actions<Name extends Shortcut> = Record<Name, () => void>;

/**
 * What the keys of a paper do, and the switch that turns them off (WCAG 2.1.4).
 *
 * @param actions what is done without knowing the question that has the focus
 */
export function usePaperKeys(
  root: RefObject<HTMLElement | null>,
  { questions }: Paper,
  { current, list, go }: Place,
  isSingle: boolean,
  actions: Actions<'unanswered' | 'time' | 'list'>,
) {
  const [isOn, setOn] = useState(true);
  const focusedQuestion = () => questionOf(focusedNear(root.current));

  const step = (by: 1 | -1) => {
    const isAtOne = isSingle || focusedQuestion() !== null;
    const index = current.index() + (isAtOne ? by : 0);
    if (index >= 0 && index < questions.length) go(index);
  };

  const choose = (place: number) => {
    const element = focusedQuestion() ?? (isSingle ? list.current?.show(current.index()) : null);
    const question = questions.find(({ _id }) => _id === element?.dataset.question);
    if (!element || !question) return;
    const input = answeringOf(question).inputAt(element, question, place);
    input?.click();
    input?.focus({ preventScroll: true });
  };

  const act = (shortcut: Shortcut) => {
    if (shortcut === 'next') step(1);
    else if (shortcut === 'previous') step(-1);
    else if (typeof shortcut === 'number') choose(shortcut);
    else actions[shortcut]();
  };

  return {
    isOn,
    onSwitch: () => setOn(!isOn),
    /** Null while they are off. */
    onShortcut: isOn ? act : null,
  };
}

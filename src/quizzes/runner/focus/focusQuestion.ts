/**
 * Moves the focus to a question: to its chosen option, else to its first, or to the question itself
 * if none can be chosen. The page scrolls only if part of the question is out of sight, and then to
 * its beginning, not to the option.
 */
export function focusQuestion(question: HTMLElement): void {
  const { top, bottom } = question.getBoundingClientRect();
  const headerEnd = parseFloat(getComputedStyle(question).scrollMarginBlockStart);
  if (top < headerEnd || bottom > window.innerHeight) question.scrollIntoView({ block: 'start' });
  const option =
    question.querySelector<HTMLElement>('input:checked:enabled') ??
    question.querySelector<HTMLElement>('input:enabled');
  if (!option) question.tabIndex = -1;
  (option ?? question).focus({ preventScroll: true });
}

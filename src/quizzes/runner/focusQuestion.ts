/**
 * Moves the focus into a question: to its chosen option, or to the first, or to the question itself
 * where none can be chosen. The page scrolls only
 * where the question is not in sight as a whole, and then to its beginning, not to the option.
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

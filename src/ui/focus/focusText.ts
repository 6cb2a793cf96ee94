const nothing = () => {};

/**
 * Moves the focus to a text that is no control, such as a heading. React listens for clicks around
 * it, so Chromium says that a click on it reaches an ancestor, and Orca calls what has the focus
 * clickable. It does not where the element listens itself.
 */
export function focusText(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.addEventListener('click', nothing);
  element.addEventListener('blur', () => element.removeEventListener('click', nothing), {
    once: true,
  });
  element.focus(options);
}

const ofSelectors = new Set(['_handleFocusEvent', '_handleKeyboardEvent', '_handleMouseEvent']);

/**
 * Lets only the page itself listen for its selectors. The engine of jsdom's selectors listens on the
 * window for each document, also for one that only holds parsed markup, and never stops: after some
 * files every event would call thousands of listeners, and no document would be freed.
 */
export function quietSelectors(page: EventTarget): void {
  const kind = Object.getPrototypeOf(page) as EventTarget;
  page.addEventListener = (
    ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
  ): void => {
    const isOfSelectors = typeof listener === 'function' && ofSelectors.has(listener.name);
    if (!isOfSelectors) kind.addEventListener.call(page, type, listener, options);
  };
}

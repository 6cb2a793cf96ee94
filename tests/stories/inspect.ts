/* Runs inside the page. Each function is sent to the browser alone, so it contains
   everything it needs. */

/** What is not visible of the focused element; `'end'` once the focus has left the stories. */
export function focusFaults(): string[] | 'end' {
  let focused = document.activeElement;
  const isInStories = () => focused?.closest('.qw-root') != null;
  let isStory = isInStories();
  // The page names only the host of a shadow tree that has the focus.
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
    isStory ||= isInStories();
  }
  if (!focused || !isStory) return 'end';
  const visited = window as unknown as { visited?: WeakSet<Element> };
  visited.visited ??= new WeakSet();
  if (visited.visited.has(focused)) return 'end';
  visited.visited.add(focused);

  const isMarked = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    // An element with an extended hit area has its ring there as well.
    return [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ content, outlineStyle, outlineWidth }) =>
        content !== 'none' &&
        // The browser's own ring is wider than it reports.
        (outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5)),
    );
  };
  const name = `${focused.tagName.toLowerCase()} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}” (${focused.className.toString()})`;
  const faults: string[] = [];
  // A hidden input is marked on its label.
  const stand = [
    focused,
    focused.parentElement,
    focused.nextElementSibling,
    focused.closest('label'),
  ];
  if (!stand.some(isMarked)) faults.push(`no mark of the focus: ${name}`);

  const { x, y, width, height } = (focused.closest('label') ?? focused).getBoundingClientRect();
  const isInWindow = x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
  if (!isInWindow) faults.push(`the focus is outside the window: ${name}`);
  return faults;
}

/** What still moves although the system prefers reduced motion. */
export function motionFaults(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) =>
      (effect as KeyframeEffect)
        .getKeyframes()
        .some((frame) =>
          ['transform', 'translate', 'rotate', 'scale'].some((moved) => moved in frame),
        ),
    )
    .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className.toString()}`);
}

/** Targets that are smaller than required. Links within a sentence are exempt (WCAG 2.5.8). */
export function smallTargets(least: number): string[] {
  const pressed = document.querySelectorAll(
    '.qw-root :is(a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=menuitem], [role=switch])',
  );
  const faults: string[] = [];
  for (const element of pressed) {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isChoice = element.matches('input:is([type=radio], [type=checkbox])');
    const target = isChoice && label ? label : element;
    const { width, height } = target.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isHidden =
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden=true]') !== null ||
      (target === element && width <= 1);
    if (isHidden || (element.matches('a') && style.display === 'inline')) continue;
    // A pseudo-element may extend a target beyond its visible area.
    const reach = getComputedStyle(target, '::after');
    const reachOf = (drawn: number, side: string) =>
      reach.position === 'absolute' && reach.content !== 'none'
        ? Math.max(drawn, parseFloat(side) || 0)
        : drawn;
    const [wide, high] = [reachOf(width, reach.width), reachOf(height, reach.height)];
    if (wide < least - 0.5 || high < least - 0.5) {
      faults.push(
        `${Math.round(wide)} × ${Math.round(high)}: ${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” (${element.className.toString()})`,
      );
    }
  }
  return faults;
}

/**
 * Words that continue on the next line within a button, a link that looks like one, a tab or an
 * entry of a menu, although they would fit into its row.
 */
export function brokenWords(): string[] {
  const controls = document.querySelectorAll(
    '.qw-root :is(button, .qw-button, [role=tab], [role=menuitem])',
  );
  const faults: string[] = [];
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = Array.from(range.getClientRects());
        const lines = new Set(pieces.map(({ top }) => Math.round(top)));
        const label = text.parentElement!;
        const { paddingLeft, paddingRight } = getComputedStyle(control);
        // Its paddings, and where the text has an element of its own, an icon or a count as well.
        const besideText =
          label === control
            ? parseFloat(paddingLeft) + parseFloat(paddingRight)
            : control.getBoundingClientRect().width - label.getBoundingClientRect().width;
        const needed = pieces.reduce((sum, { width }) => sum + width, besideText);
        const room = control.parentElement?.clientWidth ?? Infinity;
        if (lines.size > 1 && needed <= room)
          faults.push(`${word} in “${(control.textContent ?? '').trim()}”`);
      }
    }
  }
  return faults;
}

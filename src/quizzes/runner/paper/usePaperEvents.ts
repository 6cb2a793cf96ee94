import { useLayoutEffect, type RefObject } from 'react';
import { listen } from '../../../base/listen';
import { useLatest } from '../../../base/useLatest';
import { usesKey } from '../../../ui/shortcut/shortcutKeys';
import { shortcutOf, type Shortcut } from './shortcuts';

interface PaperEvents {
  /** Called for a key that is a shortcut, with the focus inside; null turns all shortcuts off. */
  onShortcut: ((shortcut: Shortcut) => void) | null;
  onEscape: () => void;
  /** Called when the user moves to a question or touches it. */
  onVisit: (questionId: string) => void;
}

/**
 * Listens to events inside an element on the document rather than in React, whose tree may include
 * a dialog elsewhere on the page.
 */
export function usePaperEvents(root: RefObject<HTMLElement | null>, events: PaperEvents): void {
  const latest = useLatest(events);

  // Before the first paint: users may press a key as soon as they see a question.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const act = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { onEscape, onShortcut } = latest.current;
      const shortcut = shortcutOf(event);
      if (event.key === 'Escape') onEscape();
      else if (shortcut !== null && onShortcut !== null) {
        // Firefox may search the page for the typed text.
        event.preventDefault();
        onShortcut(shortcut);
      }
    };
    const press = (event: KeyboardEvent) => {
      // A dialog around the paper is the host's, and no reason to ignore keys.
      if (!usesKey(event.target, element)) act(event);
    };
    // Users who were sent to the surrounding part of the page have come for the paper.
    const pressAround = (event: KeyboardEvent) => {
      const { target } = event;
      const isAround = target instanceof Element && target !== element && target.contains(element);
      if (isAround && target !== document.body && !usesKey(target)) act(event);
    };
    const visit = ({ target }: Event) => {
      const id = questionOf(target)?.dataset.question;
      if (id !== undefined) latest.current.onVisit(id);
    };
    const choose = ({ target }: Event) => {
      // Safari does not focus a radio button on click, and its keys would be lost.
      if (questionOf(target)) (target as HTMLElement).focus({ preventScroll: true });
    };
    // Outside a shadow tree, the document cannot see which element of it received a key.
    const stops = [
      listen(element, { keydown: press, focusin: visit, click: visit, change: choose }),
      listen(element.getRootNode(), { keydown: pressAround }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [root, latest]);
}

/** The question element that contains a target. */
export function questionOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null;
}

import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../../base/useLatest';
import { usesKey } from '../../ui/shortcut/shortcutKeys';
import { shortcutOf, type Shortcut } from './shortcuts';

interface PaperEvents {
  /** A key was pressed that means something, with the focus inside; null leaves them all alone. */
  onShortcut: ((shortcut: Shortcut) => void) | null;
  onEscape: () => void;
  /** Somebody went to a question or touched it. */
  onVisit: (questionId: string) => void;
}

/**
 * Listens to what happens inside an element, in the document rather than in React: what React
 * calls inside may be a dialog elsewhere on the page.
 */
export function usePaperEvents(root: RefObject<HTMLElement | null>, events: PaperEvents): void {
  const latest = useLatest(events);

  // Before the first paint: whoever sees a question may press a key.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const act = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { onEscape, onShortcut } = latest.current;
      const shortcut = shortcutOf(event);
      if (event.key === 'Escape') onEscape();
      else if (shortcut !== null && onShortcut !== null) {
        // Firefox may search the page for what is typed.
        event.preventDefault();
        onShortcut(shortcut);
      }
    };
    const press = (event: KeyboardEvent) => {
      // A dialog around the paper is the host's, and no reason to be silent.
      if (!usesKey(event.target, element)) act(event);
    };
    // Whoever was sent to the part of the page around it has come for the paper.
    const pressAround = (event: Event) => {
      const { target } = event;
      const isAround = target instanceof Element && target !== element && target.contains(element);
      if (isAround && target !== document.body && !usesKey(target)) act(event as KeyboardEvent);
    };
    const visit = ({ target }: Event) => {
      const id = questionOf(target)?.dataset.question;
      if (id !== undefined) latest.current.onVisit(id);
    };
    const choose = ({ target }: Event) => {
      // Safari does not focus a radio that is clicked, and keys would be lost on it.
      if (questionOf(target)) (target as HTMLElement).focus({ preventScroll: true });
    };
    // A shadow tree hides from the document what in it a key was pressed on.
    const tree = element.getRootNode();
    element.addEventListener('keydown', press);
    tree.addEventListener('keydown', pressAround);
    element.addEventListener('focusin', visit);
    element.addEventListener('click', visit);
    element.addEventListener('change', choose);
    return () => {
      element.removeEventListener('keydown', press);
      tree.removeEventListener('keydown', pressAround);
      element.removeEventListener('focusin', visit);
      element.removeEventListener('click', visit);
      element.removeEventListener('change', choose);
    };
  }, [root, latest]);
}

/** The element of the question that something is in. */
export function questionOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null;
}

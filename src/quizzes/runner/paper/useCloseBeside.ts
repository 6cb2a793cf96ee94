import { useEffect, type RefObject } from 'react';
import { listen } from '../../../base/listen';

/**
 * Closes the navigator when something beside it is pressed, or a question that it covers gets the
 * focus.
 *
 * @param panel in the navigator
 * @param onClose the same function at each render
 */
export function useCloseBeside(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    const place = panel.current?.parentElement;
    const tree = place?.getRootNode();
    if (!isOpen || !place || !tree) return;
    const isBeside = (target: EventTarget | null): target is Element =>
      target instanceof Element && !place.contains(target);
    const press = ({ target }: Event) => {
      // The document sees a press in a shadow tree as a press on its host.
      if (!isBeside(target) || ('host' in tree && target === tree.host)) return;
      // The toggle closes the panel itself.
      const toggle = target.closest('[aria-controls]');
      if (toggle?.getAttribute('aria-controls') !== place.id) onClose();
    };
    // The panel covers the questions, and a focused element must be visible.
    const enter = ({ target }: Event) => {
      if (isBeside(target) && place.parentElement?.contains(target)) onClose();
    };
    const stops = [
      listen(document, { pointerdown: press }),
      listen(tree, { pointerdown: press, focusin: enter }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [panel, isOpen, onClose]);
}

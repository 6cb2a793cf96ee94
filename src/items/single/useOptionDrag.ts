import { useState, type PointerEvent, type RefObject } from 'react';

export interface OptionDrag {
  /** The place of the option that is dragged, from 0; null while none is. */
  dragged: number | null;
  /** What the handle of the option at a place listens to. */
  handle: (place: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/**
 * Moves options by dragging, with a mouse, a pen or a finger.
 *
 * @param list whose children are the options
 * @param move called when the dragged option is over the place of another
 */
export function useOptionDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): OptionDrag {
  const [dragged, setDragged] = useState<number | null>(null);

  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const below = rows.findIndex(({ bottom }) => y < bottom);
    return below < 0 ? rows.length - 1 : below;
  };
  const drop = () => setDragged(null);
  return {
    dragged,
    handle: (place) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // The pointer may leave the handle, and the option that it belongs to goes elsewhere.
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(place);
      },
      onPointerMove: ({ clientY }) => {
        if (dragged === null) return;
        const to = placeAt(clientY);
        if (to === dragged) return;
        move(dragged, to);
        setDragged(to);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    }),
  };
}

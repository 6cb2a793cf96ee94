/**
 * Waits for the frame that shows something.
 *
 * @param isThere checked in every frame before layout and paint
 * @returns the moment after the main thread has painted that frame, on the clock of `performance`
 */
export function painted(isThere: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

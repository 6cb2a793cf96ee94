import { useLayoutEffect, useState } from 'react';

/**
 * Runs the effects of the widget around it before the paint, so that its data are asked for a frame
 * sooner: when a layout effect sets a state, React runs all remaining effects at once.
 */
export function EffectsBeforePaint() {
  const [, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  return null;
}

import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { EffectsBeforePaint } from '../../src/provider/EffectsBeforePaint';

/** What happens in the task of a first commit, and what after it. Outside `act`, as in a page. */
async function order(child: ReactNode): Promise<string[]> {
  const happened: string[] = [];
  function Widget() {
    useLayoutEffect(() => queueMicrotask(() => happened.push('end of the task')), []);
    useEffect(() => void happened.push('effect'), []);
    return child;
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.createElement('div'));
  root.render(<Widget />);
  await vi.waitFor(() => expect(happened).toHaveLength(2));
  root.unmount();
  vi.unstubAllGlobals();
  return happened;
}

describe('EffectsBeforePaint', () => {
  it('runs the effects of its widget in the task of the first commit', async () => {
    expect(await order(<EffectsBeforePaint />)).toEqual(['effect', 'end of the task']);
    expect(await order(null)).toEqual(['end of the task', 'effect']);
  });
});

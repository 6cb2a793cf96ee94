import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Delayed } from '../../../src/ui/loading/Delayed';

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const outline = <Delayed>Loading…</Delayed>;

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
  await waitFor(() => expect(happened).toHaveLength(2));
  root.unmount();
  vi.unstubAllGlobals();
  return happened;
}

describe('Delayed', () => {
  afterEach(() => vi.useRealTimers());

  it('draws its children after a tenth of a second', () => {
    vi.useFakeTimers();
    render(outline);
    pass(99);
    expect(screen.queryByText('Loading…')).toBeNull();
    pass(1);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });

  it('keeps what a server has drawn', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(outline);
    expect(container).toHaveTextContent('Loading…');
    render(outline, { container, hydrate: true });
    expect(container).toHaveTextContent('Loading…');
  });

  it('runs the effects of its widget in the task of the first commit', async () => {
    expect(await order(outline)).toEqual(['effect', 'end of the task']);
    expect(await order(null)).toEqual(['end of the task', 'effect']);
  });
});

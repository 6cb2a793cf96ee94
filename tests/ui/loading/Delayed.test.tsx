import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Delayed } from '../../../src/ui/loading/Delayed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const outline = <Delayed>Loading…</Delayed>;

describe('Delayed', () => {
  it('draws its children after a tenth of a second', () => {
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
});

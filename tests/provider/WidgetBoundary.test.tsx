import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuizEvent } from '../../src/api/quizEvents';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { WidgetBoundary } from '../../src/provider/WidgetBoundary';
import { Root } from '../../src/ui/theme/Root';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const fault = new Error('Broken.');
let isBroken = true;
beforeEach(() => {
  isBroken = true;
});

/** The content of a widget that breaks. */
function Content() {
  if (isBroken) throw fault;
  return <p>Works again</p>;
}

/** A boundary of the host's. */
class HostBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? (
      <p>Caught by the host: {this.state.error.message}</p>
    ) : (
      this.props.children
    );
  }
}

it('catches what breaks in a widget, reports it, and starts again', async () => {
  const events: QuizEvent[] = [];
  render(
    <QuizProvider errorBoundary={WidgetBoundary} onEvent={(event) => events.push(event)}>
      <p>The page around it</p>
      <Root>
        <Content />
      </Root>
    </QuizProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.getByText('The page around it')).toBeVisible();
  expect(events).toEqual([
    expect.objectContaining({ type: 'error', kind: 'render', error: fault }),
  ]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Works again')).toBeVisible();
});

it('leaves its place to a boundary of the host, within the root of the widget', () => {
  render(
    <QuizProvider errorBoundary={HostBoundary}>
      <Root data-testid="root">
        <Content />
      </Root>
    </QuizProvider>,
  );
  expect(screen.getByTestId('root')).toHaveTextContent('Caught by the host: Broken.');
});

it('keeps what is on the screen if the host makes its boundary anew', () => {
  isBroken = false;
  const page = (boundary: typeof HostBoundary) => (
    <QuizProvider errorBoundary={boundary}>
      <Root>
        <input aria-label="Code" />
      </Root>
    </QuizProvider>
  );
  const { rerender } = render(page(HostBoundary));
  const field = screen.getByLabelText('Code');
  rerender(page(class extends HostBoundary {}));
  expect(screen.getByLabelText('Code')).toBe(field);
});

it('lets errors reach the page if the host gives no boundary', () => {
  render(
    <HostBoundary>
      <QuizProvider>
        <Root>
          <Content />
        </Root>
      </QuizProvider>
    </HostBoundary>,
  );
  expect(screen.getByText('Caught by the host: Broken.')).toBeVisible();
});

it('does not catch its own failure for ever', () => {
  const words = {
    get failedTitle(): string {
      throw new Error('Broken words.');
    },
  };
  render(
    <HostBoundary>
      <QuizProvider errorBoundary={WidgetBoundary} messages={{ common: words }}>
        <Root>
          <Content />
        </Root>
      </QuizProvider>
    </HostBoundary>,
  );
  expect(screen.getByText('Caught by the host: Broken words.')).toBeVisible();
});

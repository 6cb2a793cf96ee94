import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Root } from '../../../src/ui/theme/Root';
import { ToastRegion } from '../../../src/ui/toast/Toast';
import { createToastStore } from '../../../src/ui/toast/toastStore';
import type { ToastContent, ToastStore } from '../../../src/ui/toast/toastStore';

let toasts: ToastStore;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToastStore();
});

afterEach(() => {
  vi.useRealTimers();
});

function region() {
  render(
    <Root theme="dark" dir="rtl">
      <button>Before</button>
      <ToastRegion toasts={toasts} label="Notifications" dismissLabel="Dismiss" />
    </Root>,
  );
  return screen.getByRole('region', { name: 'Notifications' });
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function add(content: ToastContent) {
  act(() => {
    toasts.add(content);
  });
}

/** A removal is noticed once the script that caused it has ended. */
const settle = () => act(() => Promise.resolve());

test('a toast closes after five seconds', () => {
  region();
  add({ message: 'Saved' });
  pass(4_999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a toast closes after its own time, and one without a time stays', () => {
  region();
  add({ message: 'Group added successfully', autoClose: 3_000 });
  add({ message: 'Still here', autoClose: null });
  pass(3_000);
  expect(screen.queryByText('Group added successfully')).not.toBeInTheDocument();
  pass(3_600_000);
  expect(screen.getByText('Still here')).toBeInTheDocument();
});

test('the pointer pauses closing; afterwards only the remaining time is left', () => {
  const element = region();
  add({ message: 'Saved' });
  pass(4_000);
  fireEvent.mouseEnter(element);
  pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.mouseLeave(element);
  pass(999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('the focus pauses closing', () => {
  region();
  add({ message: 'Saved' });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  pass(5_000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('dismissing returns the focus and lets the next toast close', async () => {
  region();
  add({ message: 'First' });
  add({ message: 'Second' });
  const before = screen.getByRole('button', { name: 'Before' });
  act(() => before.focus());
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  act(() => void fireEvent.click(dismiss));
  await settle();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(before).toHaveFocus();
  pass(5_000);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('two notifications never show at once: the next appears when the first has been readable', () => {
  region();
  add({ message: 'Failed to delete group', tone: 'critical' });
  pass(500);
  add({ message: 'Group deleted successfully', tone: 'positive' });
  add({ message: 'Group added successfully', tone: 'positive' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  pass(1_499);
  expect(screen.getByRole('listitem')).toHaveTextContent('Failed to delete group');
  pass(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('Group deleted successfully');
  pass(2_000);
  expect(screen.getByRole('listitem')).toHaveTextContent('Group added successfully');
  pass(4_999);
  expect(screen.getByRole('listitem')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('one that was readable for long enough is replaced by the next at once', () => {
  region();
  add({ message: 'First' });
  pass(3_000);
  add({ message: 'Second' });
  pass(0);
  expect(screen.getByRole('listitem')).toHaveTextContent('Second');
});

test('an error under the pointer stays, however many wait', () => {
  const element = region();
  add({ message: 'Failed to delete group', tone: 'critical' });
  fireEvent.mouseEnter(element);
  add({ message: 'Second' });
  pass(60_000);
  expect(screen.getByRole('listitem')).toHaveTextContent('Failed to delete group');
});

test('the same words are not queued twice while they are shown or waiting', () => {
  region();
  add({ message: 'Saved', tone: 'positive' });
  add({ message: 'Copied', tone: 'positive' });
  add({ message: 'Saved', tone: 'positive' });
  add({ message: 'Copied', tone: 'positive' });
  expect(toasts.getSnapshot()).toHaveLength(2);
});

test('touching one to dismiss it leaves no pause for the next', () => {
  region();
  add({ message: 'First' });
  add({ message: 'Second' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.mouseMove(dismiss);
  act(() => void fireEvent.click(dismiss));
  pass(5_000);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('Escape dismisses the focused toast, and reaches nothing else', () => {
  const listener = vi.fn();
  window.addEventListener('keydown', listener);
  region();
  add({ message: 'Saved', autoClose: null });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  act(() => void fireEvent.keyDown(dismiss, { key: 'Escape' }));
  window.removeEventListener('keydown', listener);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(listener).not.toHaveBeenCalled();
});

test('a removed toast with the focus returns it and ends the pause', async () => {
  region();
  add({ message: 'First', autoClose: null });
  const before = screen.getByRole('button', { name: 'Before' });
  act(() => before.focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => void toasts.clear());
  await settle();
  expect(before).toHaveFocus();
  add({ message: 'Second' });
  pass(5_000);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('if the element before the focus is gone, the next toast gets the focus', async () => {
  const { rerender } = render(
    <>
      <button>Before</button>
      <ToastRegion toasts={toasts} label="Notifications" dismissLabel="Dismiss" />
    </>,
  );
  add({ message: 'First' });
  add({ message: 'Second' });
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  const first = screen.getByRole('button', { name: 'Dismiss' });
  act(() => first.focus());
  rerender(
    <>
      {null}
      <ToastRegion toasts={toasts} label="Notifications" dismissLabel="Dismiss" />
    </>,
  );
  act(() => void fireEvent.click(first));
  await settle();
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
});

test('one polite live region is in the document before the first toast', () => {
  const element = region();
  const live = document.querySelectorAll('[aria-live]');
  expect(live).toHaveLength(1);
  expect(live[0]).toHaveAttribute('aria-live', 'polite');
  expect(element).toContainElement(live[0] as HTMLElement);
  add({ message: 'Saved' });
  expect(live[0]).toHaveTextContent('Saved');
});

test('the region is in the body and repeats the theme of its root', () => {
  const element = region();
  expect(element.parentElement).toBe(document.body);
  expect(element).toHaveClass('qw-root');
  expect(element).toHaveAttribute('data-qw-theme', 'dark');
  expect(element).toHaveAttribute('dir', 'rtl');
});

test('the queue notifies its listeners, and keeps its snapshot until something changes', () => {
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  const empty = toasts.getSnapshot();
  toasts.dismiss('unknown');
  toasts.clear();
  expect(toasts.getSnapshot()).toBe(empty);
  expect(listener).not.toHaveBeenCalled();
  toasts.add({ message: 'One' });
  stop();
  toasts.clear();
  expect(listener).toHaveBeenCalledOnce();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../src/ui/button/CopyButton';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: writeText && { writeText } });
}

/** jsdom has no execCommand; this one records the selection when it is called. */
function execCommand(answer: boolean) {
  const selected: string[] = [];
  document.execCommand = vi.fn(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    selected.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return answer;
  });
  return selected;
}

async function press() {
  const copied = vi.fn();
  const failed = vi.fn();
  const { container } = render(
    <CopyButton
      value="QZ7M-K2PD"
      label="Copy code"
      copiedLabel="Copied"
      failedLabel="Could not copy"
      onCopied={copied}
      onFailed={failed}
    />,
  );
  const button = screen.getByRole('button', { name: 'Copy code' });
  button.focus();
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
  return { button, container, copied, failed };
}

test('copies with the Clipboard API, announces it, and is ready again after two seconds', async () => {
  const write = vi.fn(() => Promise.resolve());
  clipboard(write);
  const { button, copied } = await press();
  expect(write).toHaveBeenCalledWith('QZ7M-K2PD');
  expect(copied).toHaveBeenCalledOnce();
  expect(button).toHaveTextContent('Copied');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(button).toHaveTextContent('Copy code');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('copies by selection without a Clipboard API, and leaves no trace', async () => {
  clipboard(undefined);
  const selected = execCommand(true);
  const { button, container, copied } = await press();
  expect(selected).toEqual(['QZ7M-K2PD']);
  expect(copied).toHaveBeenCalledOnce();
  expect(container.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});

test('copies by selection if the Clipboard API refuses', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  expect(execCommand(true)).toEqual([]);
  const { copied } = await press();
  expect(copied).toHaveBeenCalledOnce();
});

test('says so when nothing works', async () => {
  clipboard(undefined);
  execCommand(false);
  const { failed, copied } = await press();
  expect(failed).toHaveBeenCalledOnce();
  expect(copied).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Could not copy');
});

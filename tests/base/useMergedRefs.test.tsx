import { render, screen } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
import { useMergedRefs } from '../../src/base/useMergedRefs';

function Shared({ refs }: { refs: Ref<HTMLButtonElement>[] }) {
  return <button ref={useMergedRefs(...refs)} />;
}

test('gives an element to each of its refs, and takes it from them when it goes', () => {
  const [first, second] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()];
  const cleanUp = vi.fn();
  const third = vi.fn(() => cleanUp);
  const { unmount } = render(<Shared refs={[first, second, third]} />);
  const button = screen.getByRole('button');
  expect(first.current).toBe(button);
  expect(second.current).toBe(button);
  expect(third).toHaveBeenCalledExactlyOnceWith(button);
  unmount();
  expect(first.current).toBeNull();
  expect(second.current).toBeNull();
  expect(cleanUp).toHaveBeenCalledOnce();
});

test('gives the element to a ref that takes the place of another', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const { rerender } = render(<Shared refs={[first, second]} />);
  rerender(<Shared refs={[first, third]} />);
  expect(second).toHaveBeenLastCalledWith(null);
  expect(third).toHaveBeenCalledExactlyOnceWith(screen.getByRole('button'));
});

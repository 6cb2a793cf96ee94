import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Root } from '../../../src/ui/theme/Root';
import { Select } from '../../../src/ui/select/Select';

const network = vi.hoisted(() => ({ asked: 0 }));
vi.mock('../../../src/ui/select/SelectListbox', () => {
  network.asked += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {});
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

test('if its list cannot be loaded, a select is the browser’s own', async () => {
  render(
    <Root>
      <Select
        label="Level"
        options={[
          { value: 'easy', label: 'Easy' },
          { value: 'hard', label: 'Hard' },
        ]}
      />
    </Root>,
  );
  await waitFor(() => expect(network.asked).toBe(1));
  await Promise.resolve();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' });
  expect(select.tagName).toBe('SELECT');
  fireEvent.change(select, { target: { value: 'hard' } });
  expect(select.value).toBe('hard');
});

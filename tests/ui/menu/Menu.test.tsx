import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/button/Button';
import { Menu, MenuItem } from '../../../src/ui/menu/Menu';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Actions({ busy = false }: { busy?: boolean }) {
  return (
    <Menu trigger={<Button busy={busy}>Actions</Button>}>
      <MenuItem>Edit</MenuItem>
    </Menu>
  );
}

test('a busy trigger opens nothing, by mouse, touch or key, and lets Tab pass', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(<Actions busy />);
  const trigger = screen.getByRole('button', { name: 'Actions' });
  await user.click(trigger);
  await user.pointer([{ keys: '[TouchA]', target: trigger }]);
  act(() => trigger.focus());
  await user.keyboard('{Enter} {ArrowDown}{ArrowUp}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.tab();
  expect(trigger).not.toHaveFocus();
  rerender(<Actions />);
  await user.click(trigger);
  expect(await screen.findByRole('menu')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Root } from '../../../src/ui/theme/Root';
import { RootThemeProvider } from '../../../src/ui/theme/RootTheme';
import { ToastRegion } from '../../../src/ui/toast/Toast';
import { createToastStore } from '../../../src/ui/toast/toastStore';

const dialog = (
  <Dialog open onClose={() => undefined} title="Update quiz" closeLabel="Close">
    <button>Update</button>
  </Dialog>
);

test('a dialog repeats the theme of the root it was opened in', async () => {
  render(
    <Root theme="dark" density="compact" radius="square" accent="rgb(1, 2, 3)" dir="rtl" lang="ar">
      {dialog}
    </Root>,
  );
  const element = await screen.findByRole('dialog', { name: 'Update quiz' });
  expect(element).toHaveClass('qw-root');
  expect(element).toHaveAttribute('data-qw-theme', 'dark');
  expect(element).toHaveAttribute('data-qw-density', 'compact');
  expect(element).toHaveAttribute('data-qw-radius', 'square');
  expect(element).toHaveAttribute('dir', 'rtl');
  expect(element).toHaveAttribute('lang', 'ar');
  expect(element.style.getPropertyValue('--qw-given-accent')).toBe('rgb(1, 2, 3)');
});

test('a root inherits from the theme around it what it does not set itself', () => {
  render(
    <RootThemeProvider theme="auto" density="compact">
      <Root density="comfortable" data-testid="root" />
    </RootThemeProvider>,
  );
  expect(screen.getByTestId('root')).toHaveAttribute('data-qw-theme', 'auto');
  expect(screen.getByTestId('root')).toHaveAttribute('data-qw-density', 'comfortable');
});

test('a removed accent leaves no style behind', () => {
  const { rerender } = render(<Root accent="red" data-testid="root" />);
  rerender(<Root data-testid="root" />);
  expect(screen.getByTestId('root').style.getPropertyValue('--qw-given-accent')).toBe('');
});

test('rendered on a server, it has no style attribute, and portals wait for the browser', () => {
  const html = renderToString(
    <Root accent="red" theme="auto">
      {dialog}
      <ToastRegion toasts={createToastStore()} label="Notifications" dismissLabel="Dismiss" />
    </Root>,
  );
  expect(html).toContain('data-qw-theme="auto"');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('Notifications');
});

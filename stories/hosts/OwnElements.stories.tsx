import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/button/Button';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { compareOwnElements } from './compareHosts';
import { HostElements, HostHeader } from './HostElements';
import { traceOfModal } from './traceOfModal';

function HostPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      {createPortal(
        <div id="host-page">
          <HostHeader />
          <HostElements />
        </div>,
        document.body,
      )}
      <Button onClick={() => setOpen(true)}>New quiz</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New quiz" closeLabel="Close">
        Eight characters
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Hosts/Own elements',
  render: () => <HostPage />,
  tags: ['!autodocs'],
  // What stands here is the host's, drawn by the browser alone.
  parameters: { controls: { disable: true }, a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const hostPage = () => document.getElementById('host-page') as HTMLElement;

/** The host's own elements look the same with the kit's sheet and without it. */
export const Untouched: Story = {
  play: async () => {
    for (const { elements, differences } of compareOwnElements(hostPage())) {
      await expect(elements).toBeGreaterThan(40);
      await expect(differences).toEqual([]);
    }
  },
};

/**
 * An open modal keeps the page still and out of reach. Escape closes it, and it leaves nothing
 * behind.
 */
export const AfterModal: Story = {
  play: async () => {
    const before = traceOfModal();
    await userEvent.click(screen.getByRole('button', { name: 'New quiz' }));
    await screen.findByRole('dialog', { name: 'New quiz' });
    await expect(traceOfModal()).not.toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(traceOfModal()).toEqual(before));
  },
};

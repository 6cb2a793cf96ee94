import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/button/Button';
import { Dialog } from '../../src/ui/dialog/Dialog';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../src/ui/table/Table';
import { Row } from '../ui/arrange';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage';
import { useTokenValues } from './useTokenValues';
import './Motion.css';

const moving = [
  { what: 'Hovered and pressed colours', how: 'fade', why: 'They respond to the press.' },
  { what: 'Dialog', how: 'fades in and rises by 8 px', why: 'It shows where it came from.' },
  {
    what: 'Toast',
    how: 'fades in and rises by 8 px',
    why: 'People notice it from the corner of an eye.',
  },
  {
    what: 'Waiting',
    how: 'a spinner turns, a skeleton pulses',
    why: 'It shows that something is happening.',
  },
];
const still = [
  { what: 'The countdown', why: 'Movement disturbs people who think.' },
  { what: 'Questions and options', why: 'Text stays in place while somebody reads it.' },
  { what: 'Pages and tabs', why: 'People who choose a page want the page.' },
];

function Speed() {
  const [place, values] = useTokenValues(['motion', 'ease']);
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <div ref={place} className="foundation-rows">
      <span className="foundation-value">
        <TokenName>motion</TokenName> <span>{values.motion}</span>
      </span>
      <span className="foundation-value">
        <TokenName>ease</TokenName> <span>{values.ease}</span>
      </span>
      <div className="motion-track" data-at-end={isAtEnd ? '' : undefined}>
        <span className="motion-runner" />
      </div>
      <Row>
        <Button onClick={() => setIsAtEnd(!isAtEnd)}>Move</Button>
      </Row>
    </div>
  );
}

function OpenDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Row>
      <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="That was it"
        closeLabel="Close"
        size="small"
        footer={<Button onClick={close}>Close it again</Button>}
      >
        It opened within 160 ms, and nothing else moved.
      </Dialog>
    </Row>
  );
}

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <FoundationPage
      title="Motion"
      summary="Short, and only where it explains. People who ask their system for less motion get none."
    >
      <FoundationSection
        title="Speed"
        rule="One duration and one curve: quick at first, settling at the end. Nothing takes longer than 160 ms, so that nobody waits for it."
      >
        <Speed />
      </FoundationSection>
      <FoundationSection
        title="What moves"
        rule="Things that appear above the page, and things that respond to a press."
      >
        <Table caption="What moves" captionHidden>
          <TableHead>
            <TableRow>
              <TableHeaderCell>What</TableHeaderCell>
              <TableHeaderCell>How</TableHeaderCell>
              <TableHeaderCell>Why</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {moving.map(({ what, how, why }) => (
              <TableRow key={what}>
                <TableCell kind="title" label="What">
                  {what}
                </TableCell>
                <TableCell label="How">{how}</TableCell>
                <TableCell label="Why">{why}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <OpenDialog />
      </FoundationSection>
      <FoundationSection
        title="What stays still"
        rule="Everything that somebody is reading, and above all the time remaining."
      >
        <Table caption="What stays still" captionHidden>
          <TableHead>
            <TableRow>
              <TableHeaderCell>What</TableHeaderCell>
              <TableHeaderCell>Why</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {still.map(({ what, why }) => (
              <TableRow key={what}>
                <TableCell kind="title" label="What">
                  {what}
                </TableCell>
                <TableCell label="Why">{why}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The duration is what the system asks for: none where it asks for less motion, 140 ms elsewhere. */
export const AsTheSystemAsks: Story = {
  play: async ({ canvas, canvasElement }) => {
    const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await waitFor(() => expect(canvas.getByText(wantsLess ? /\b0ms/ : /\b140ms/)).toBeVisible());
    const runner = canvasElement.querySelector('.motion-runner') as HTMLElement;
    const before = runner.getBoundingClientRect().x;
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(runner.getBoundingClientRect().x).not.toBe(before));
    const opener = canvas.getByRole('button', { name: 'Open a dialog' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'That was it' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

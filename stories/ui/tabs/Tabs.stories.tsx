import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from '../../../src/ui/tabs/Tabs';

const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `g${index}`, label: `Group ${index + 1}` }));

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Groups',
    tabs: groups(5),
    selected: 'g0',
    onSelect: fn(),
    previousLabel: 'Groups before',
    nextLabel: 'More groups',
  },
  argTypes: { tabs: { control: false }, ref: { table: { disable: true } } },
  render: function Chosen({ onSelect, ...args }) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs
        {...args}
        selected={selected}
        onSelect={(id) => {
          onSelect(id);
          setSelected(id);
        }}
      >
        <p>
          <span>Students of</span> <span>{args.tabs.find(({ id }) => id === selected)?.label}</span>
        </p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FewTabs: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Group 2' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('g1');
    const panel = canvas.getByRole('tabpanel', { name: 'Group 2' });
    await expect(panel).toHaveTextContent('Students of Group 2');
  },
};

/** Eight a page if there is room, otherwise three. Arrows show only if there are more. */
export const ManyTabs: Story = {
  args: { tabs: groups(20) },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    const perPage = names().length;
    await expect([3, 8]).toContain(perPage);
    await userEvent.click(canvas.getByRole('button', { name: 'More groups' }));
    await waitFor(() => expect(names()[0]).toBe(`Group ${perPage + 1}`));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Students of Group 1');
    const back = canvas.getByRole('button', { name: 'Groups before' });
    await userEvent.click(back);
    await waitFor(() => expect(names()[0]).toBe('Group 1'));
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveFocus();
  },
};

/** Arrow keys go through all tabs and turn the page, Home and End to the ends; Enter chooses. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  args: { tabs: groups(20) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { name: 'Group 1' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Group 20' })).toHaveFocus());
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('g19');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Group 1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Group 2' })).toHaveFocus());
  },
};

/** In a sidebar, whatever the window is. */
export const Narrow: Story = {
  args: { tabs: groups(7) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('tablist', { name: 'Groups' }));
    await waitFor(() => expect(list.getAllByRole('tab')).toHaveLength(3));
    await expect(list.getByRole('tab', { name: 'Group 1' })).toHaveAttribute('aria-setsize', '7');
  },
};

export const LongWords: Story = {
  args: {
    tabs: [
      { id: 'g0', label: 'Donaudampfschifffahrtsgesellschaftskapitäne' },
      { id: 'g1', label: 'Evening class for web development, second term' },
      { id: 'g2', label: '9 B' },
    ],
  },
};

export const InDark: Story = { args: { tabs: groups(20) }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { tabs: groups(20) }, globals: { direction: 'rtl' } };

/** The arrow keys move in the direction they point. */
export const ByKeyboardRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Group 1' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Group 2' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Group 1' })).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from '../../../src/ui/tabs/Pagination';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pages: 4,
    label: 'Pages of students',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    onPageChange: () => undefined,
  },
  argTypes: { ref: { table: { disable: true } } },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('4 / 4')).toBeVisible();
    await expect(next).toHaveFocus();
  },
};

export const MiddlePage: Story = { args: { page: 2 } };

export const RightToLeft: Story = { args: { page: 2 }, globals: { direction: 'rtl' } };

export const LastPage: Story = { args: { page: 4 } };

export const OnlyPage: Story = { args: { pages: 1 } };

/** Tab goes to both buttons, even to one at the end. Enter and the space bar turn the page. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1 / 4')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('3 / 4')).toBeVisible();
  },
};

export const Narrow: Story = { args: { page: 12, pages: 240 }, decorators: [inSidebar] };
export const InDark: Story = { ...MiddlePage, globals: { theme: 'dark' } };

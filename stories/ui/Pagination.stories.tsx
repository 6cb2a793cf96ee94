import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from '../../src/ui/Pagination';

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

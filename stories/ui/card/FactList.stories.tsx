import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../../src/ui/text/Badge';
import { FactList } from '../../../src/ui/card/FactList';

const meta = {
  title: 'UI/FactList',
  component: FactList,
  args: {
    facts: [
      ['Name', 'Grace Hopper'],
      ['Email', 'grace@school.example'],
      ['Group', 'Web 1'],
      ['Status', <Badge tone="positive">Active</Badge>],
    ],
  },
  argTypes: { ref: { table: { disable: true } }, facts: { control: false } },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader reads each name with its value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Name', 'Email', 'Group', 'Status']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('grace@school.example');
  },
};

export const Below: Story = { args: { layout: 'below' } };

export const Grid: Story = { args: { layout: 'grid' } };

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);

export const LongWords: Story = {
  args: {
    facts: [
      ['Name', endless],
      ['Group', 'Web 1'],
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const InDark: Story = { args: { layout: 'grid' }, globals: { theme: 'dark' } };

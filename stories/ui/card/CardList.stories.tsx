import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { Card } from '../../../src/ui/card/Card';
import { CardItem, CardList } from '../../../src/ui/card/CardList';

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);

const drawCards = (titles: readonly string[]) =>
  titles.map((title, at) => (
    <CardItem key={title}>
      <Card title={title} footer={<Button size="small">Students</Button>}>
        {'20 students. '.repeat(at * 6 + 1)}
      </Card>
    </CardItem>
  ));

const meta = {
  title: 'UI/CardList',
  component: CardList,
  subcomponents: { CardItem },
  args: { label: 'Groups', children: drawCards(['Web 1', 'Web 2', 'Night class']) },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof CardList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cards in a row have the same height, and their footers align. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Groups' })).toBeVisible();
    const rows = new Map<number, Set<number>>();
    for (const item of canvas.getAllByRole('listitem')) {
      const { top } = item.getBoundingClientRect();
      const { bottom } = item.querySelector('button')!.getBoundingClientRect();
      rows.set(top, (rows.get(top) ?? new Set()).add(bottom));
    }
    for (const bottoms of rows.values()) await expect(bottoms.size).toBe(1);
  },
};

export const LongWords: Story = { args: { children: drawCards([endless, 'Web 2']) } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <CardList {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const InDark: Story = { globals: { theme: 'dark' } };

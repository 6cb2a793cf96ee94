import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart } from '../../../src/ui/chart/BarChart';
import { Card } from '../../../src/ui/card/Card';
import { EmptyState } from '../../../src/ui/state/EmptyState';
import { Skeleton } from '../../../src/ui/loading/Skeleton';
import { inSidebar } from '../arrange';

const scores = [0, 1, 3, 6, 9, 7, 4, 2].map((value, index) => ({
  label: `${index * 5}–${index * 5 + 4}`,
  value,
}));

/** Forty students, the reader of the chart among them. */
const many = Array.from({ length: 40 }, (_, index) => ({
  label: String(index + 1),
  value: Math.round(30 + 28 * Math.sin(index / 5) + ((index * 7) % 11)),
}));

const meta = {
  title: 'UI/BarChart',
  component: BarChart,
  args: {
    caption: 'Scores of group 9 B',
    categoryLabel: 'Score',
    valueLabel: 'Students',
    data: scores,
  },
  argTypes: {
    data: { control: 'object' },
    empty: { control: false },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chart is a table: each row has its label as a heading and its value as a cell. */
export const Horizontal: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Scores of group 9 B' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(2);
    const row = within(table.getByRole('row', { name: '20–24 9' }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('20–24');
    await expect(row.getByRole('cell', { name: '9' })).toBeVisible();
  },
};

/** Up to twelve bars are vertical if there is room. The table that is read aloud is the same. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '20–24 9' })).toBeVisible();
  },
};

/** A highlighted bar says why in words. */
export const Choices: Story = {
  args: {
    caption: 'Which force keeps the moon in its orbit?',
    categoryLabel: 'Answer',
    valueLabel: 'Share of answers',
    data: [
      { label: 'Gravity', value: 0.62, tone: 'positive', note: 'Right answer' },
      { label: 'Magnetism', value: 0.09 },
      { label: 'Friction', value: 0.25, tone: 'critical', note: 'Your answer' },
      { label: 'None of them', value: 0.04 },
    ],
    max: 1,
    formatValue: (value) => `${Math.round(value * 100)} %`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Gravity Right answer 62 %' })).toBeVisible();
  },
};

/** Every number stays readable if there is nothing to compare. */
export const AllZero: Story = { args: { data: scores.map((bar) => ({ ...bar, value: 0 })) } };

export const OneBar: Story = {
  args: { data: [{ label: '15–19', value: 1, tone: 'accent', note: 'You' }] },
};

/** One of very many is still visible. */
export const Lopsided: Story = {
  args: {
    data: [
      { label: 'Submitted', value: 12480 },
      { label: 'Late', value: 3 },
      { label: 'Missing', value: 0 },
    ],
  },
};

/** More than twelve bars are horizontal, whatever was requested. */
export const FortyBars: Story = {
  args: {
    caption: 'Minutes each student took',
    categoryLabel: 'Student',
    valueLabel: 'Minutes',
    data: many.map((bar, index) => (index === 16 ? { ...bar, tone: 'accent', note: 'You' } : bar)),
    orientation: 'vertical',
  },
};

export const Loading: Story = {
  render: (args) => (
    <Card title={args.caption}>
      <Skeleton label="Loading the scores" lines={5} />
    </Card>
  ),
};

export const Empty: Story = {
  args: {
    data: [],
    empty: <EmptyState title="No answers yet" description="They show as students submit." />,
  },
};

const longData: NonNullable<Story['args']>['data'] = [
  {
    label: 'The gravitational pull that two bodies have on each other, whatever they are made of',
    value: 14,
    tone: 'positive',
    note: 'Right answer',
  },
  { label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente', value: 5 },
  { label: 'None', value: 2 },
];

export const LongWords: Story = { args: { data: longData, categoryLabel: 'Answer' } };

export const LongWordsStanding: Story = {
  args: { data: longData, categoryLabel: 'Answer', orientation: 'vertical' },
};

/** In a sidebar, bars are horizontal, whatever was requested. */
export const Narrow: Story = {
  args: { data: longData, categoryLabel: 'Answer', orientation: 'vertical' },
  decorators: [inSidebar],
};

/** In a card, as widgets use it. */
export const InCard: Story = {
  args: { captionHidden: true },
  render: (args) => (
    <Card title={args.caption}>
      <BarChart {...args} />
    </Card>
  ),
};

export const InDark: Story = { ...Choices, globals: { theme: 'dark' } };

/** Bars grow from the side where lines begin. */
export const RightToLeft: Story = {
  ...Choices,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Gravity/ });
    const bar = row.querySelector('[data-part="bar"]')?.getBoundingClientRect();
    const shape = row.querySelector('rect')?.getBoundingClientRect();
    await expect(Math.abs((bar?.right ?? 0) - (shape?.right ?? 9))).toBeLessThan(2);
    await expect(shape?.width).toBeLessThan(bar?.width ?? 0);
  },
};

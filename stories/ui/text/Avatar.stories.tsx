import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../../src/ui/text/Avatar';
import { Row } from '../arrange';

const names = [
  'Ada Lovelace',
  'Maya',
  'Ludwig van Beethoven',
  'Žofie Čapková',
  '李 小龙',
  '👩‍🏫 Ms Frizzle',
  '',
];

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
    </Row>
  ),
};

/** The first letters of the first and the last word, in any script. */
export const Names: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('.qw-avatar')].map((one) => one.textContent);
    await expect(shown).toEqual(['AL', 'M', 'LB', 'ŽČ', '李小', '👩‍🏫F', '']);
  },
};

export const InDark: Story = { ...Sizes, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Names, globals: { direction: 'rtl' } };

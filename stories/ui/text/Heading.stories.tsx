import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../../src/ui/text/Heading';
import { Stack, inSidebar } from '../arrange';

const meta = {
  title: 'UI/Heading',
  component: Heading,
  args: { level: 2, children: 'Bank of questions' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="large">
        Forces and motion, mid-term
      </Heading>
      <Heading level={2}>Upcoming quizzes</Heading>
      <Heading level={3} size="small">
        Group 9 B
      </Heading>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung, zweiter Teil' },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
export const InDark: Story = { ...Sizes, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Sizes, globals: { direction: 'rtl' } };

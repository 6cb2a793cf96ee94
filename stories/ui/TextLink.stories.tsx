import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../src/ui/TextLink';

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '#login', children: 'Login here' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <span>
      Already have an account? <TextLink {...args} />
    </span>
  ),
};

export const Subtle: Story = { args: { subtle: true, children: 'Back to last quizzes' } };

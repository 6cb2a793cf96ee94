import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '../../src/ui/TextArea';
import { Stack } from './arrange';

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Description' },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What the quiz covers' } };

export const Filled: Story = {
  args: {
    defaultValue:
      'Newton’s three laws, free-body diagrams and friction. A calculator is allowed; notes are not.',
  },
};

export const Invalid: Story = { args: { error: 'Description is required.' } };

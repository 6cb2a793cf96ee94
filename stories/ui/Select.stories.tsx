import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Select } from '../../src/ui/Select';
import { Stack } from './arrange';

const meta = {
  title: 'UI/Select',
  component: Select,
  args: {
    label: 'Difficulty',
    placeholder: 'Choose a difficulty',
    options: [
      { value: 'easy', label: 'Easy' },
      { value: 'medium', label: 'Medium' },
      { value: 'hard', label: 'Hard' },
    ],
  },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Difficulty' });
    await userEvent.selectOptions(select, 'Medium');
    await expect(select).toHaveValue('medium');
  },
};

export const Invalid: Story = { args: { error: 'Difficulty is required.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'easy' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../../src/ui/field/TextField';
import { inSidebar, Stack } from '../arrange';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Title', name: 'title' },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Forces and motion' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(field, 'Waves');
    await expect(field).toHaveValue('Waves');
  },
};

export const WithHintAndNote: Story = {
  args: { note: 'optional', hint: 'Students see it above the questions.' },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'ada@school',
    error: 'Please enter a valid email address.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  },
};

export const Types: Story = {
  render: () => (
    <>
      <TextField label="Email" type="email" placeholder="ada@example.edu" />
      <TextField label="Phone" type="tel" placeholder="+43 1 234 56 78" />
      <TextField label="Web site" type="url" placeholder="https://example.edu" />
    </>
  ),
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Forces and motion' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Forces and motion' } };

export const LabelHidden: Story = {
  args: { label: 'Search questions', labelHidden: true, type: 'search', placeholder: 'Search' },
};

/** Tab comes to the field and selects what is in it, as the browser does. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'Forces' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Waves');
    await expect(field).toHaveValue('Waves');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfungsordnung',
    note: 'optional',
    hint: 'Students see it above the questions, in the list of quizzes and in every mail.',
    defaultValue: 'What forces act on an apple that falls from a tree on a windless day in autumn?',
    error: 'Title must have at most 60 characters.',
  },
};
export const Narrow: Story = { ...LongWords, decorators: inSidebar };
export const InDark: Story = { ...Invalid, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithHintAndNote, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '../../../src/ui/field/RadioGroup';
import { inSidebar } from '../arrange';

const answers = [
  { value: 'A', mark: 'A', label: 'Its speed stays the same' },
  { value: 'B', mark: 'B', label: 'Its speed grows by the same amount every second' },
  { value: 'C', mark: 'C', label: 'It comes to rest' },
  { value: 'D', mark: 'D', label: 'Its direction changes, and only that' },
];

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'A constant force acts on a cart at rest. What happens?',
    options: answers,
    onValueChange: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {};

export const Answered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /comes to rest/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('C');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('B');
    await expect(canvas.getByRole('radio', { name: /every second/ })).toBeChecked();
  },
};

export const Unanswered: Story = {
  args: { error: 'Please select an answer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please select an answer',
    );
  },
};

export const Marked: Story = {
  args: {
    value: 'C',
    disabled: true,
    options: answers.map((answer) => ({
      ...answer,
      ...(answer.value === 'B' && { tone: 'positive' as const, description: 'The right answer' }),
      ...(answer.value === 'C' && { tone: 'critical' as const, description: 'The answer given' }),
    })),
  },
};

export const SideBySide: Story = {
  args: {
    label: 'Role',
    layout: 'grid',
    defaultValue: 'Student',
    options: [
      { value: 'Student', label: 'Student', description: 'Takes quizzes' },
      { value: 'Instructor', label: 'Instructor', description: 'Sets quizzes' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'A' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ما عاصمة النمسا؟',
    defaultValue: 'B',
    options: [
      { value: 'A', mark: 'A', label: 'غراتس' },
      { value: 'B', mark: 'B', label: 'فيينا' },
      { value: 'C', mark: 'C', label: 'لينتس' },
    ],
  },
};

export const InDark: Story = { args: { defaultValue: 'B' }, globals: { theme: 'dark' } };

/**
 * Tab enters at the chosen option. The arrow keys choose and wrap around; the space bar chooses the
 * first.
 */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /stays the same/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('A');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('B');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('D');
  },
};

export const WithHint: Story = {
  args: { note: 'optional', hint: 'You can change it until the quiz is submitted.' },
};

export const LongWords: Story = {
  args: {
    options: [
      {
        value: 'A',
        mark: 'A',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfungskommission',
        description: 'Rechtsschutzversicherungsgesellschaften und was daran hängt',
      },
      ...answers.slice(1),
    ],
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };

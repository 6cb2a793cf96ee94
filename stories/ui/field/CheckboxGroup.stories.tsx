import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from '../../../src/ui/field/CheckboxGroup';
import { inSidebar } from '../arrange';

const answers = [
  { value: 'A', mark: 'A', label: 'GET' },
  { value: 'B', mark: 'B', label: 'POST, because a server may add something each time it is sent' },
  { value: 'C', mark: 'C', label: 'PUT' },
  { value: 'D', mark: 'D', label: 'PATCH' },
];

const meta = {
  title: 'UI/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Which methods of HTTP can be sent twice without a second effect?',
    note: 'Choose all that apply',
    options: answers,
    onValueChange: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {};

export const Answered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /PUT/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['C']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /GET/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['A', 'C']);
  },
};

export const Unanswered: Story = {
  args: { error: 'Please select an answer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please select an answer');
  },
};

export const Marked: Story = {
  args: {
    value: ['A', 'B'],
    disabled: true,
    options: answers.map((answer) => ({
      ...answer,
      ...('AC'.includes(answer.value) && {
        tone: 'positive' as const,
        description: answer.value === 'A' ? 'Chosen, and right' : 'Right, and not chosen',
      }),
      ...(answer.value === 'B' && { tone: 'critical' as const, description: 'Chosen, and wrong' }),
    })),
  },
};

export const SideBySide: Story = {
  args: {
    label: 'Mails',
    note: undefined,
    layout: 'grid',
    defaultValue: ['results'],
    options: [
      { value: 'results', label: 'Results', description: 'When a quiz has been graded' },
      { value: 'starts', label: 'Starts', description: 'An hour before a quiz opens' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true, value: ['A', 'C'] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'أيّ هذه المدن في النمسا؟',
    note: 'اختر كل ما ينطبق',
    defaultValue: ['A', 'B'],
    options: [
      { value: 'A', mark: 'A', label: 'غراتس' },
      { value: 'B', mark: 'B', label: 'فيينا' },
      { value: 'C', mark: 'C', label: 'ميونخ' },
    ],
  },
};

export const InDark: Story = { args: { defaultValue: ['A', 'C'] }, globals: { theme: 'dark' } };

/** Tab moves from box to box, and the space bar selects and clears. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /GET/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['A', 'B']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['A']);
  },
};

export const WithHint: Story = {
  args: { hint: 'You can change it until the quiz is submitted.' },
};

export const LongWords: Story = {
  args: {
    defaultValue: ['A'],
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

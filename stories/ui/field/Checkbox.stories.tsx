import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../../../src/ui/field/Checkbox';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Shuffle questions' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Shuffle questions' });
    await userEvent.click(canvas.getByText('Shuffle questions'));
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { hint: 'Each student gets the questions in a different order.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(args.hint as string);
  },
};

export const WithError: Story = {
  args: { hint: 'Until the quiz opens.', error: 'This quiz has opened.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

/** The label breaks beside the box, not below it. */
export const LongLabel: Story = {
  args: {
    label: 'Give each student the questions and their options in an order that no neighbour has',
    hint: 'The order stays the same when the page is loaded again, on another device and on paper.',
  },
  decorators: [(story) => <div style={{ maxInlineSize: 240 }}>{story()}</div>],
};

export const RightToLeft: Story = {
  args: { label: 'خلط الأسئلة', hint: 'يحصل كل طالب على الأسئلة بترتيب مختلف.' },
  globals: { direction: 'rtl' },
};

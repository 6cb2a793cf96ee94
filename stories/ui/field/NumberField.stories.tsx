import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { NumberField } from '../../../src/ui/field/NumberField';
import { Stack } from '../arrange';

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: { label: 'Students', name: 'students', min: 1, max: 100, onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'From 1 to 100.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Students' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '30');
    await expect(field).toHaveValue('30');
  },
};

export const WithUnit: Story = {
  args: { label: 'More time', unit: 'minutes', defaultValue: '15', min: 5, max: 120, step: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'More time' });
    await expect(field).toHaveAccessibleDescription('minutes');
  },
};

/**
 * ArrowUp and ArrowDown change the number by its step, within the limits. Text that is not a number
 * stays.
 */
export const ByKeyboard: Story = {
  args: { min: 5, max: 20, step: 5, defaultValue: '7' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Students' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('10');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('20');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('15');
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('5');
    await userEvent.clear(field);
    await userEvent.type(field, 'ten{ArrowUp}');
    await expect(field).toHaveValue('ten');
  },
};

/** Scrolling the page with the pointer on the field changes nothing. */
export const UnderAWheel: Story = {
  args: { defaultValue: '30' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Students' });
    await userEvent.click(field);
    await fireEvent.wheel(field, { deltaY: 120 });
    await expect(field).toHaveValue('30');
  },
};

export const Invalid: Story = {
  args: {
    defaultValue: '1o',
    unit: 'students',
    hint: 'From 1 to 100.',
    error: 'Students must be a number.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Students' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'students Students must be a number. From 1 to 100.',
    );
  },
};

/** With decimals, a phone's keyboard has a point; for negative numbers it must have a minus. */
export const Decimals: Story = {
  args: { label: 'Temperature', unit: '°C', min: 0, max: 42, step: 0.1, defaultValue: '36.6' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Temperature' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('36.9');
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '30', unit: 'students' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '30', unit: 'students' } };

export const LongWords: Story = {
  args: { label: 'Duration', defaultValue: '45', unit: 'Unterrichtsviertelstundeneinheiten' },
};

export const RightToLeft: Story = {
  args: { unit: 'minutes', defaultValue: '30' },
  globals: { direction: 'rtl' },
};

export const InDark: Story = {
  args: { unit: 'minutes', defaultValue: '30' },
  globals: { theme: 'dark' },
};

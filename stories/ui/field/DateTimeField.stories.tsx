import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { DateTimeField } from '../../../src/ui/field/DateTimeField';
import { TextField } from '../../../src/ui/field/TextField';
import { Stack } from '../arrange';

const meta = {
  title: 'UI/DateTimeField',
  component: DateTimeField,
  args: {
    label: 'Schedule',
    name: 'schedule',
    zone: 'Your time zone: Europe/Vienna',
    onChange: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const moment = { defaultValue: '2031-05-12T09:30' };

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Schedule');
    await expect(field).toHaveAccessibleDescription('Your time zone: Europe/Vienna');
    await fireEvent.change(field, { target: { value: '2031-05-12T09:30' } });
    await expect(field).toHaveValue('2031-05-12T09:30');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: moment };

/** ArrowUp and ArrowDown change the focused part, and Tab goes to the next one, as browsers do. */
export const ByKeyboard: Story = {
  args: moment,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Schedule')).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: {
    ...moment,
    error: 'Schedule must be in the future.',
    hint: 'Students may join from then on.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Schedule');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Your time zone: Europe/Vienna Schedule must be in the future. Students may join from then on.',
    );
  },
};

/** Between two times, in steps of a quarter of an hour. */
export const WithLimits: Story = {
  args: {
    ...moment,
    min: '2031-05-12T08:00',
    max: '2031-05-12T18:00',
    step: 900,
    hint: 'Between 8 and 18 o’clock.',
  },
};

export const WithoutZone: Story = { args: { ...moment, zone: undefined } };

/** As tall as the field beside it. */
export const BesideOthers: Story = {
  args: moment,
  render: (args) => (
    <>
      <TextField label="Title" defaultValue="Forces and motion" />
      <DateTimeField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = ['Title', 'Schedule'].map(
      (name) => canvas.getByLabelText(name).getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
};

/** If there is room, the time zone is beside the time. */
export const Wide: Story = {
  args: moment,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(560px, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: { ...moment, zone: 'In Ihrer Zeitzone, America/Argentina/ComodRivadavia.' },
};

export const ReadOnly: Story = { args: { ...moment, readOnly: true } };

export const Disabled: Story = { args: { ...moment, disabled: true } };

export const RightToLeft: Story = { args: moment, globals: { direction: 'rtl' } };

export const InDark: Story = { args: moment, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../../../src/ui/field/Field';
import { inSidebar, Stack } from '../arrange';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: {
    label: 'How sure are you?',
    children: (control) => (
      <input
        {...control}
        type="range"
        max={10}
        defaultValue={5}
        style={{ inlineSize: '100%', blockSize: 44 }}
      />
    ),
  },
  argTypes: { children: { control: false }, ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame around a control of the host's own, which gets its id and descriptions. */
export const AroundAControl: Story = {
  args: { note: 'optional', hint: 'Only you see it.' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'How sure are you?' });
    await expect(slider).toHaveAccessibleDescription('Only you see it.');
    await userEvent.click(canvas.getByText('How sure are you?'));
    await expect(slider).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { error: 'Move the slider before you go on.' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'How sure are you?' });
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription('Move the slider before you go on.');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfungsordnung',
    note: 'optional',
    hint: 'Only you see it, and only until the quiz has closed and everybody has a score.',
  },
  decorators: inSidebar,
};
export const InDark: Story = { ...Invalid, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...AroundAControl, globals: { direction: 'rtl' } };

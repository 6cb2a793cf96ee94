import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from '../../../src/ui/field/TextArea';
import { Stack, inSidebar } from '../arrange';

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

export const WithHint: Story = {
  args: { note: 'optional', hint: 'Students read it before they begin.' },
};

/** Enter begins a new line; Tab leaves the field. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Forces{Enter}Motion');
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toHaveValue('Forces\nMotion');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Newton’s three laws.' } };

export const LongWords: Story = {
  args: {
    label: 'Beschreibung der Donaudampfschifffahrtsgesellschaftskapitänsprüfung',
    defaultValue: 'Rechtsschutzversicherungsgesellschaften '.repeat(6),
    error: 'Die Beschreibung ist um vierhundert Zeichen länger, als sie sein darf.',
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
export const InDark: Story = { ...Filled, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithHint, globals: { direction: 'rtl' } };

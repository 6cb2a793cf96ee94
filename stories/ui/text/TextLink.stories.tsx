import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../../../src/ui/text/TextLink';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '#login', children: 'Login here' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <span>
      <span>Already have an account?</span> <TextLink {...args} />
    </span>
  ),
};

export const Subtle: Story = { args: { subtle: true, children: 'Back to last quizzes' } };

/** The focus ring surrounds every line of a wrapped link. Enter follows the link. */
export const ByKeyboard: Story = {
  ...InASentence,
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login here' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const DrawnByARouter: Story = {
  args: {
    render: ({ children, ...props }) => (
      <a {...props} data-router-link="">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login here' })).toHaveAttribute(
      'data-router-link',
    );
  },
};

export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung, zweiter Teil' },
  decorators: [inSidebar],
};

export const InDark: Story = { ...InASentence, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...InASentence, globals: { direction: 'rtl' } };

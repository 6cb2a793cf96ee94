import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../../../src/ui/button/ButtonLink';
import { ChartNoAxesColumn } from '../../../src/ui/icons/icons';
import { Row, inSidebar } from '../arrange';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '#results', children: 'Results' },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#open" variant="primary">
        Open
      </ButtonLink>
      <ButtonLink href="#results" icon={<ChartNoAxesColumn />}>
        Results
      </ButtonLink>
      <ButtonLink href="#view" variant="quiet" size="small">
        View
      </ButtonLink>
    </Row>
  ),
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
    const link = canvas.getByRole('link', { name: 'Results' });
    await expect(link).toHaveAttribute('data-router-link');
    await expect(link).toHaveAttribute('href', '#results');
  },
};

export const Wide: Story = { args: { wide: true } };

/** Tab reaches it, Enter follows it. */
export const ByKeyboard: Story = {
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Results' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung ansehen' },
  decorators: [inSidebar],
};

export const InDark: Story = { ...Variants, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Variants, globals: { direction: 'rtl' } };

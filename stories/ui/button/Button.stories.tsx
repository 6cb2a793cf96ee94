import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { Download, LogIn, Plus } from '../../../src/ui/icons/icons';
import { Row, Stack, inSidebar } from '../arrange';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'New quiz', onClick: fn() },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: () => (
    <Row>
      <Button variant="primary">Submit quiz</Button>
      <Button>Reset</Button>
      <Button variant="quiet">Show details</Button>
      <Button variant="critical">Delete group</Button>
    </Row>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Row>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Row>
      <Button variant="primary" icon={<Plus />}>
        Add question
      </Button>
      <Button icon={<Download />}>Download a copy</Button>
      <Button variant="quiet" size="small" icon={<Plus />}>
        Add group
      </Button>
    </Row>
  ),
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Submitting…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submitting…' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: () => (
    <Row>
      <Button variant="primary" disabled>
        Submit quiz
      </Button>
      <Button disabled>Reset</Button>
      <Button variant="quiet" disabled>
        Show details
      </Button>
    </Row>
  ),
};

export const Wide: Story = {
  render: () => (
    <Stack narrow>
      <Button variant="primary" wide>
        Sign in
      </Button>
      <Button wide>Create an account</Button>
    </Stack>
  ),
};

export const InDark: Story = { ...Variants, globals: { theme: 'dark' } };

/** Enter and the space bar press it. Tab skips disabled buttons. */
export const ByKeyboard: Story = {
  render: (args) => (
    <Row>
      <Button disabled>Reset</Button>
      <Button {...args} />
    </Row>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New quiz' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LongWords: Story = {
  args: {
    icon: <Download />,
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung herunterladen',
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
export const RightToLeft: Story = { ...WithIcon, globals: { direction: 'rtl' } };

/** An icon of the host's own keeps its strokes. */
export const OwnIcon: Story = {
  args: {
    icon: (
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="6" />
      </svg>
    ),
  },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').querySelector('svg') as SVGElement;
    await expect(getComputedStyle(icon).stroke).not.toBe('none');
  },
};

/**
 * An icon that points in the reading direction turns with it, even if the direction changes within
 * a page.
 */
export const PointingIcon: Story = {
  render: () => (
    <Row>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir}>
          <Button icon={<LogIn className="qw-mirrored" />}>{dir}</Button>
        </div>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const turned = (name: string) => {
      const icon = canvas.getByRole('button', { name }).querySelector('svg');
      return icon !== null && new DOMMatrix(getComputedStyle(icon).transform).a === -1;
    };
    await expect(turned('ltr')).toBe(false);
    await expect(turned('rtl')).toBe(true);
  },
};

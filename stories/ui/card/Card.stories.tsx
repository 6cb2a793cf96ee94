import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../src/ui/text/Badge';
import { ButtonLink } from '../../../src/ui/button/ButtonLink';
import { Card } from '../../../src/ui/card/Card';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Trash2 } from '../../../src/ui/icons/icons';
import { Pencil } from '../../../src/ui/icons/teachingIcons';
import { inSidebar } from '../arrange';
import { Skeleton } from '../../../src/ui/loading/Skeleton';

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { title: 'Group: 9 B', headingLevel: 2, children: 'No of students: 28' },
  argTypes: {
    actions: { control: false },
    footer: { control: false },
    media: { control: false },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <IconButton size="small" label="Edit group" icon={<Pencil />} />
        <IconButton size="small" variant="critical" label="Delete group" icon={<Trash2 />} />
      </>
    ),
  },
};

export const WithFooter: Story = {
  args: {
    title: 'Forces and motion',
    description: 'Monday, 12 May, 9:30',
    actions: <Badge tone="accent">Upcoming</Badge>,
    children: '28 students joined. 20 questions in 45 minutes.',
    footer: (
      <ButtonLink href="#open" size="small">
        Open
      </ButtonLink>
    ),
  },
};

/** A picture reaches the edges, in a flush card as well. */
export const WithMedia: Story = {
  args: {
    ...WithFooter.args,
    media: <div style={{ blockSize: 120, background: 'var(--qw-color-accent-soft)' }} />,
  },
};

export const Flush: Story = {
  args: {
    title: 'Top students',
    padding: 'flush',
    children: <div style={{ padding: 24 }}>A table or list reaches the edges.</div>,
  },
};

export const Loading: Story = { args: { children: <Skeleton label="Loading the group" /> } };

export const LongWords: Story = {
  args: {
    ...WithActions.args,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung, zweiter Teil',
    description: 'Rechtsschutzversicherungsgesellschaften und was daran hängt',
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
export const InDark: Story = { ...WithFooter, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithFooter, globals: { direction: 'rtl' } };

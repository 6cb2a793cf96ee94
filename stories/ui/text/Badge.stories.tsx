import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../src/ui/text/Badge';
import { Check } from '../../../src/ui/icons/icons';
import { Row, inSidebar } from '../arrange';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'Medium' },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Frontend</Badge>
      <Badge tone="accent">Open now</Badge>
      <Badge tone="positive">Published</Badge>
      <Badge tone="caution">Closes soon</Badge>
      <Badge tone="critical">Refused</Badge>
    </Row>
  ),
};

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } };

export const WithIcon: Story = { args: { tone: 'positive', icon: <Check />, children: 'Saved' } };

export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung, zweiter Teil' },
  decorators: [inSidebar],
};

export const RightToLeft: Story = { ...WithIcon, globals: { direction: 'rtl' } };

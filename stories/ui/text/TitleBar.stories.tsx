import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { Plus } from '../../../src/ui/icons/icons';
import { TitleBar } from '../../../src/ui/text/TitleBar';

const meta = {
  title: 'UI/TitleBar',
  component: TitleBar,
  args: {
    title: 'Groups',
    headingLevel: 2,
    note: '3 groups',
    children: (
      <Button variant="primary" icon={<Plus />}>
        Add group
      </Button>
    ),
  },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof TitleBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count is not part of the heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Groups' })).toBeVisible();
    await expect(canvas.getByText('3 groups')).toBeVisible();
  },
};

export const FirstLevel: Story = { args: { headingLevel: 1 } };

export const TitleAlone: Story = { args: { note: undefined, children: undefined } };

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);

export const LongWords: Story = { args: { title: endless } };

/** If the controls have no room beside the title, they are below it. */
export const Narrow: Story = {
  render: ({ children, ...args }) => (
    <div style={{ inlineSize: 272 }}>
      <TitleBar {...args}>
        <Button>Import</Button>
        <Button>Export</Button>
        {children}
      </TitleBar>
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const InDark: Story = { globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../../../src/ui/text/Badge';
import { Button } from '../../../src/ui/button/Button';
import { PersonItem, PersonList } from '../../../src/ui/card/PersonList';

const open = fn((_name: string) => {});

const meta = {
  title: 'UI/PersonList',
  component: PersonList,
  subcomponents: { PersonItem },
  args: { label: 'Students' },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof PersonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <PersonList {...args}>
      <PersonItem name="Grace Hopper" detail="grace@school.example" />
      <PersonItem name="Katherine Johnson" detail="katherine@school.example" />
      <PersonItem name="Hedy Lamarr" />
    </PersonList>
  ),
};

/**
 * A click anywhere on a person opens it. Tab goes from name to name; Enter and the space bar open.
 */
export const Opening: Story = {
  render: (args) => (
    <PersonList {...args}>
      <PersonItem name="Grace Hopper" detail="grace@school.example" onOpen={() => open('Grace')} />
      <PersonItem
        name="Dorothy Vaughan"
        detail="dorothy@school.example"
        end={<Badge tone="critical">Inactive</Badge>}
        onOpen={() => open('Dorothy')}
      />
    </PersonList>
  ),
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Grace Hopper' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(open.mock.calls).toEqual([['Grace'], ['Dorothy']]);
    const item = canvas.getAllByRole('listitem')[1]!;
    const { left, bottom } = item.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 2, bottom - 4);
    await expect(hit).toBe(within(item).getByRole('button'));
  },
};

/** A rank in front, and a number or a separate button at the end. */
export const StartAndEnd: Story = {
  render: (args) => (
    <PersonList {...args}>
      <PersonItem
        name="Grace Hopper"
        badge={<Badge tone="accent">You</Badge>}
        start="1"
        end="87.5%"
      />
      <PersonItem name="Hedy Lamarr" start="2" end={<Button size="small">Add</Button>} />
      <PersonItem
        name="Mary Jackson"
        detail="mary@school.example"
        start="10"
        end={<Button size="small">Add</Button>}
        onOpen={() => open('Mary')}
      />
    </PersonList>
  ),
};

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

export const LongWords: Story = {
  render: (args) => (
    <PersonList {...args}>
      <PersonItem name={endless} detail={`${endless}@school.example`} end="100%" />
    </PersonList>
  ),
};

export const RightToLeft: Story = { ...StartAndEnd, globals: { direction: 'rtl' } };

export const InDark: Story = { ...Opening, globals: { theme: 'dark' } };

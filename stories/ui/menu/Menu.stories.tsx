import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState } from 'react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Copy, Download, KeyRound, Trash2, UserRound } from '../../../src/ui/icons/icons';
import { Ellipsis, Pencil } from '../../../src/ui/icons/teachingIcons';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../../../src/ui/menu/Menu';

const edit = fn().mockName('edit');
const duplicate = fn().mockName('duplicate');
const remove = fn().mockName('remove');

const visit = fn().mockName('visit');

/** Navigates by script, as a router's link does. */
function RouterLink({ onClick, ...props }: ComponentPropsWithRef<'a'>) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    visit(props.href);
  };
  return createElement('a', { ...props, onClick: go });
}

const meta = {
  title: 'UI/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuLink, MenuGroup, MenuSeparator },
  args: {
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem icon={<Pencil />} onClick={edit}>
          Edit
        </MenuItem>
        <MenuItem icon={<Copy />} onClick={duplicate}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<Download />} disabled>
          Export
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="critical" onClick={remove}>
          Delete
        </MenuItem>
      </>
    ),
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    ref: { table: { disable: true } },
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  beforeEach: () => {
    [edit, duplicate, remove, visit].forEach((spy) => spy.mockClear());
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const triggerOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Actions' });

async function open(canvas: Canvas) {
  await userEvent.click(triggerOf(canvas));
  return within(await screen.findByRole('menu', { name: 'Actions' }));
}

const active = () => {
  const id = screen.getByRole('menu').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

const isActive = (name: string) =>
  waitFor(() => expect(active()).toBe(screen.getByRole('menuitem', { name })));

const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(triggerOf(canvas)).toHaveAttribute('aria-haspopup', 'menu');
    await expect(triggerOf(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(screen.getByRole('menu')).toHaveClass('qw-root');
    await expect(menu.getByRole('menuitem', { name: 'Export' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A click runs the item, closes the menu and returns the focus to the trigger. */
export const Chooses: Story = {
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Export' }), {
      pointerEventsCheck: 0,
    });
    await expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Duplicate' }));
    await expect(duplicate).toHaveBeenCalledOnce();
    await isClosed();
    await waitFor(() => expect(triggerOf(canvas)).toHaveFocus());
  },
};

export const ClosesBesideIt: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(document.body);
    await isClosed();
  },
};

/**
 * Enter, the space bar and the down arrow open it on the first item, the up arrow on the last. The
 * arrows skip disabled items; Home and End go to the ends, letters to the item that begins with
 * them. Enter and the space bar run the item. Escape closes the menu and returns the focus to the
 * trigger; Tab closes it and moves on.
 */
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <Menu {...args} /> <Button>Next</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const trigger = triggerOf(canvas);
    trigger.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await isActive('Edit');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await isActive('Edit');
    await userEvent.keyboard(' ');
    await expect(edit).toHaveBeenCalledOnce();
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await isActive('Delete');
    await userEvent.keyboard('{ArrowUp}');
    await isActive('Duplicate');
    await userEvent.keyboard('{End}');
    await isActive('Delete');
    await userEvent.keyboard('{Home}');
    await isActive('Edit');
    await userEvent.keyboard('du');
    await isActive('Duplicate');
    await userEvent.keyboard('{Enter}');
    await expect(duplicate).toHaveBeenCalledOnce();
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await isActive('Edit');
    await userEvent.keyboard('{Tab}');
    await isClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus());
  },
};

/** Links and actions, some with a line of description. Headings name the groups. */
export const GroupsAndLinks: Story = {
  args: {
    children: (
      <>
        <MenuGroup label="Ada Lovelace">
          <MenuLink icon={<UserRound />} href="#profile">
            Your profile
          </MenuLink>
          <MenuLink
            icon={<KeyRound />}
            href="#password"
            description="You are asked for the old one."
            render={(props) => <RouterLink {...props} />}
          >
            Change password
          </MenuLink>
        </MenuGroup>
        <MenuSeparator />
        <MenuGroup label="Data">
          <MenuItem icon={<Download />} description="Everything you have answered, as a file.">
            Download a copy
          </MenuItem>
        </MenuGroup>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    const group = within(menu.getByRole('group', { name: 'Ada Lovelace' }));
    await expect(group.getByRole('menuitem', { name: 'Your profile' })).toHaveAttribute(
      'href',
      '#profile',
    );
    await userEvent.keyboard('ch{Enter}');
    await isClosed();
    await expect(visit).toHaveBeenLastCalledWith('#password');
    await userEvent.click(
      (await open(canvas)).getByRole('menuitem', { name: /^Change password You/ }),
    );
    await isClosed();
    await expect(visit).toHaveBeenCalledTimes(2);
    await open(canvas);
  },
};

/** At the end of a row, opened by an icon button. */
export const FromAnIcon: Story = {
  args: {
    trigger: <IconButton label="Actions" icon={<Ellipsis />} />,
    align: 'end',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open(canvas);
    await staysInTheWindow();
  },
};

async function staysInTheWindow() {
  await waitFor(async () => {
    const { left, right, top, bottom } = screen.getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
}

/** Near the end of the window, it opens upwards and stays inside. */
export const NearTheEdge: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open(canvas);
    await staysInTheWindow();
    await expect(screen.getByRole('menu').getAttribute('data-anchor')).toMatch(/^top/);
  },
};

/** If the items are taller than the window, they scroll inside the menu. */
export const ManyItems: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <MenuItem key={index}>{`Group ${index + 1}`}</MenuItem>
    )),
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await staysInTheWindow();
    await userEvent.keyboard('{End}');
    await isActive('Group 40');
    await waitFor(() => expect(active()).toBeVisible());
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <MenuItem
          icon={<Pencil />}
          description="Students who have begun keep the questions that they were given at first."
        >
          Change the questions of this quiz for everybody who has not begun yet
        </MenuItem>
        <MenuItem icon={<Copy />}>Donaudampfschifffahrtsgesellschaftskapitänsmütze</MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await staysInTheWindow();
  },
};

/** Escape closes the menu and leaves the dialog open. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Update quiz" closeLabel="Close">
      <Menu {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Update quiz' });
    await open(within(dialog));
    await userEvent.keyboard('{ArrowDown}');
    await isActive('Edit');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(triggerOf(within(dialog))).toHaveFocus());
    const menu = await open(within(dialog));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
    await open(within(dialog));
  },
};

/**
 * Letters typed before Enter are forgotten: they neither begin the next word nor affect the space
 * bar.
 */
export const LettersOpenedAnew: Story = {
  play: async ({ canvas }) => {
    triggerOf(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await isActive('Edit');
    await userEvent.keyboard('de{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await isClosed();
    await waitFor(() => expect(triggerOf(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await isActive('Edit');
    await userEvent.keyboard('du');
    await isActive('Duplicate');
    await userEvent.keyboard('{Enter}');
    await expect(duplicate).toHaveBeenCalledOnce();
    await isClosed();
    await waitFor(() => expect(triggerOf(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await isActive('Edit');
    await userEvent.keyboard(' ');
    await expect(edit).toHaveBeenCalledOnce();
    await isClosed();
  },
};

/**
 * The dialog that an item opens takes the focus. When it closes, the focus returns to the trigger.
 */
export const OpensDialog: Story = {
  render: function Opener(args) {
    const [asks, setAsks] = useState(false);
    return (
      <>
        <Menu {...args}>
          <MenuItem tone="critical" onClick={() => setAsks(true)}>
            Delete
          </MenuItem>
        </Menu>
        <Dialog
          open={asks}
          onClose={() => setAsks(false)}
          title="Delete?"
          closeLabel="Close"
          footer={<Button onClick={() => setAsks(false)}>Cancel</Button>}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(triggerOf(canvas)).toHaveFocus());
  },
};

/**
 * It moves with its trigger when the container scrolls, and closes when the trigger is out of
 * sight.
 */
export const InScrollingContainer: Story = {
  decorators: [
    (Story) => (
      <div
        role="region"
        aria-label="Quizzes"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard scrolls only what it can focus.
        tabIndex={0}
        style={{ blockSize: 120, overflow: 'auto', border: '1px solid' }}
      >
        <div style={{ blockSize: 640, padding: 40 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open(canvas);
    const region = canvas.getByRole('region', { name: 'Quizzes' });
    region.scrollTop = 24;
    await waitFor(async () => {
      const gap =
        screen.getByRole('menu').getBoundingClientRect().top -
        triggerOf(canvas).getBoundingClientRect().bottom;
      await expect(Math.round(gap)).toBe(4);
    });
    region.scrollTop = 400;
    await isClosed();
    await expect(triggerOf(canvas)).toHaveFocus();
    region.scrollTop = 0;
  },
};

export const InDark: Story = { ...Open, globals: { theme: 'dark' } };

/** It aligns with the edge where lines begin. */
export const RightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await open(canvas);
    const trigger = triggerOf(canvas).getBoundingClientRect();
    await waitFor(async () => {
      const menu = screen.getByRole('menu').getBoundingClientRect();
      await expect(Math.abs(menu.right - trigger.right)).toBeLessThan(2);
    });
  },
};

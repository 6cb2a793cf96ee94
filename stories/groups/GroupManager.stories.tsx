import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupManager } from '../../src/groups/GroupManager';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { listing, manyGroups } from '../students/manyStudents';
import { enterText } from '../enterText';

const meta = {
  title: 'Groups/GroupManager',
  component: GroupManager,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof GroupManager>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Played, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return screen.findByRole('dialog', { name: title });
}

async function ask({ canvas, userEvent }: Played, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Delete group ${name}` }));
  return screen.findByRole('dialog', { name: 'Confirm Delete' });
}

async function fillIn(form: HTMLElement, name: string, size: string) {
  await enterText(within(form).getByRole('textbox', { name: 'Group name' }), name);
  await enterText(within(form).getByRole('textbox', { name: 'Max students' }), size);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Group: Web 1' })).toBeVisible();
    await expect(canvas.getByText('No of students: 20')).toBeVisible();
    await expect(await canvas.findByText('5 of 20 places taken')).toBeVisible();
  },
};

/**
 * Tab goes from button to button; Enter and the space bar press. In the form, the up and down
 * arrows change the number of students. Escape closes it and returns the focus to the button. The
 * typed text is still there when it opens again.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add Group' });
    await canvas.findByText('No of students: 20');
    add.focus();
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Add New Group' });
    await waitFor(() =>
      expect(within(form).getByRole('textbox', { name: 'Group name' })).toHaveFocus(),
    );
    await userEvent.keyboard('Web 3');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(within(form).getByRole('textbox', { name: 'Max students' })).toHaveValue('2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.keyboard(' ');
    const again = await screen.findByRole('dialog', { name: 'Add New Group' });
    await waitFor(() =>
      expect(within(again).getByRole('textbox', { name: 'Group name' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(again).getByRole('button', { name: 'Add Group' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast('Group added successfully');
    await expect(await canvas.findByText('No of students: 2')).toBeVisible();
  },
};

export const GroupAdded: Story = {
  play: async (played) => {
    const form = await open(played, 'Add Group', 'Add New Group');
    await fillIn(form, 'Web 3', '15');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Add Group' }));
    await expectToast('Group added successfully');
    await expect(await played.canvas.findByText('No of students: 15')).toBeVisible();
    await expect(await played.canvas.findByText('3 groups')).toBeVisible();
  },
};

export const FieldsRefused: Story = {
  play: async (played) => {
    const form = await open(played, 'Add Group', 'Add New Group');
    await fillIn(form, 'We', '101');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Add Group' }));
    await expect(
      await within(form).findByText('Group name must be at least 3 characters'),
    ).toBeVisible();
    await expect(within(form).getByText('Max students cannot exceed 100')).toBeVisible();
  },
};

/** The server refuses, and the form keeps what was typed. */
export const AddFailed: Story = {
  beforeEach: ({ school }) => school.failNext('createGroup', { status: 502, html: true }),
  play: async (played) => {
    const form = await open(played, 'Add Group', 'Add New Group');
    await fillIn(form, 'Web 3', '15');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Add Group' }));
    await expectSaid('Failed to add group');
    await expect(within(form).getByRole('textbox', { name: 'Group name' })).toHaveValue('Web 3');
  },
};

export const GroupUpdated: Story = {
  play: async (played) => {
    const form = await open(played, 'Edit group Web 1', 'Update Group');
    await enterText(within(form).getByRole('textbox', { name: 'Group name' }), '0');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Update' }));
    await expectToast('Group updated successfully');
    await expect(
      await played.canvas.findByRole('heading', { name: 'Group: Web 10' }),
    ).toBeVisible();
  },
};

/** Fewer places than students, refused in the server's words. */
export const TooFewPlaces: Story = {
  play: async (played) => {
    const { userEvent } = played;
    const form = await open(played, 'Edit group Web 1', 'Update Group');
    const size = within(form).getByRole('textbox', { name: 'Max students' });
    await userEvent.clear(size);
    await enterText(size, '2');
    await userEvent.click(within(form).getByRole('button', { name: 'Update' }));
    await expect(
      await within(form).findByText('This group has 5 students. Max students cannot be lower.'),
    ).toBeVisible();
  },
};

export const DeletionAsked: Story = {
  play: async (played) => {
    const dialog = await ask(played, 'Web 2');
    await expect(
      within(dialog).getByText('Are you sure you want to delete group Web 2?'),
    ).toBeVisible();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
  },
};

export const GroupDeleted: Story = {
  play: async (played) => {
    const dialog = await ask(played, 'Web 2');
    await played.userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Group deleted successfully');
    await waitFor(() =>
      expect(
        played.canvas.queryByRole('heading', { name: 'Group: Web 2' }),
      ).not.toBeInTheDocument(),
    );
  },
};

/** The group has quizzes, so the server refuses and the group stays. */
export const DeletionRefused: Story = {
  play: async (played) => {
    const dialog = await ask(played, 'Web 1');
    await played.userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await within(dialog).findByText(/This group has .* Delete/)).toBeVisible();
  },
};

export const StudentsOfAGroup: Story = {
  play: async (played) => {
    const dialog = await open(played, 'Students in Web 1', 'Students in Web 1');
    await expect(await within(dialog).findByText('In this group (5)')).toBeVisible();
    await expect(within(dialog).getByText('George Boole')).toBeVisible();
  },
};

/** If nobody is left to add, the focus moves to the search. */
export const StudentAdded: Story = {
  play: async (played) => {
    const dialog = await open(played, 'Students in Web 2', 'Students in Web 2');
    await played.userEvent.click(
      await within(dialog).findByRole('button', { name: 'Add George Boole' }),
    );
    await expectToast('Student added to the group');
    await expect(await within(dialog).findByText('In this group (1)')).toBeVisible();
    await waitFor(() =>
      expect(within(dialog).getByRole('searchbox', { name: 'Search students' })).toHaveFocus(),
    );
  },
};

/**
 * Enter opens the menu, the arrow keys move in it and Enter chooses. The focus moves to the next
 * student.
 */
export const StudentMoved: Story = {
  play: async (played) => {
    const dialog = await open(played, 'Students in Web 1', 'Students in Web 1');
    const menu = 'Move or remove Grace Hopper';
    (await within(dialog).findByRole('button', { name: menu })).focus();
    await played.userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /^Web 2/ });
    await played.userEvent.keyboard('{Enter}');
    await expectToast('Student moved to the group');
    await expect(await within(dialog).findByText('In this group (4)')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.ariaLabel).toMatch(/^Move or remove/));
  },
};

export const StudentRemoved: Story = {
  play: async (played) => {
    const dialog = await open(played, 'Students in Web 1', 'Students in Web 1');
    const menu = 'Move or remove Grace Hopper';
    await played.userEvent.click(await within(dialog).findByRole('button', { name: menu }));
    await played.userEvent.click(
      await screen.findByRole('menuitem', { name: 'Remove from group' }),
    );
    await expectToast('Student removed from the group');
    await expect(await within(dialog).findByText('Without a group (2)')).toBeVisible();
  },
};

/** The card says so before anybody follows the link. */
export const FullGroup: Story = {
  parameters: { school: { as: 'alan@school.example' } },
  play: async (played) => {
    await expect(await played.canvas.findByText('Full')).toBeVisible();
    const dialog = await open(played, 'Students in Night class', 'Students in Night class');
    await expect(await within(dialog).findByText(/^This group is full/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Add George Boole' })).toBeDisabled();
  },
};

export const StudentsFailed: Story = {
  beforeEach: ({ school }) => school.failNext('students', { status: 502, html: true }),
  play: async (played) => {
    const dialog = await open(played, 'Students in Web 1', 'Students in Web 1');
    await played.userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    await expect(await within(dialog).findByText('In this group (5)')).toBeVisible();
  },
};

/** 40 groups with 2,000 students: a search among the groups. */
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(...listing(manyGroups(40, 50))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('40 groups')).toBeVisible();
    await enterText(canvas.getByRole('searchbox', { name: 'Search groups' }), '7 ');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const ManyStudents: Story = {
  ...Many,
  play: async (played) => {
    const dialog = await open(played, 'Students in 7 A', 'Students in 7 A');
    await expect(await within(dialog).findByText('1 / 10')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...listing({ groups: [], students: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('groups', { status: 502, html: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch groups');
    await expectSaid('Failed to fetch groups');
  },
};

export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this page')).toBeVisible();
  },
};

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 300);

export const LongWords: Story = {
  beforeEach: ({ msw }) => {
    const { groups, students } = manyGroups(2, 2);
    msw.use(...listing({ groups: groups.map((one) => ({ ...one, name: endless })), students }));
  },
  globals: { language: 'en-XA' },
};

export const RightToLeft: Story = { ...StudentsOfAGroup, globals: { direction: 'rtl' } };

export const InDark: Story = { ...Default, globals: { theme: 'dark' } };

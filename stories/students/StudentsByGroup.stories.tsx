import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StudentsByGroup } from '../../src/students/StudentsByGroup';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { chooseOption } from '../ui/chooseOption';
import { listing, manyGroups } from './manyStudents';
import { enterText } from '../enterText';

const meta = {
  title: 'Students/StudentsByGroup',
  component: StudentsByGroup,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof StudentsByGroup>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function openStudent({ canvas, userEvent }: Played, name: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Student Details' });
}

async function openForm(played: Played, name: string): Promise<HTMLElement> {
  const details = await openStudent(played, name);
  await played.userEvent.click(within(details).getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Update student' });
}

async function openNew({ canvas, userEvent }: Played): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add student' }));
  return screen.findByRole('dialog', { name: 'Add new student' });
}

async function fillIn(form: HTMLElement, email: string): Promise<void> {
  const field = (name: string) => within(form).getByRole('textbox', { name });
  await enterText(field('First name'), 'Mileva');
  await enterText(field('Last name'), 'Marić');
  await enterText(field('Email'), email);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Web 1' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText('7 students')).toBeVisible();
    await expect(canvas.getByText('1 / 1')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Without a group (1)' })).toBeVisible();
  },
};

/**
 * Tab leads to the tabs; the arrow keys go through them, Enter and the space bar choose. Tab moves on
 * to each student, whom Enter opens; Escape closes, and the focus is back on the name.
 */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    // It comes last, when the students are counted.
    await canvas.findByRole('tab', { name: 'Without a group (1)' });
    canvas.getByRole('searchbox', { name: 'Search students' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Web 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByText('No students in this group')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(' ');
    const name = await canvas.findByRole('button', { name: 'George Boole' });
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Student Details' });
    await expect(within(dialog).getByText('Not Assigned')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Details: Story = {
  play: async (played) => {
    const dialog = await openStudent(played, 'Grace Hopper');
    await expect(within(dialog).getByText('grace@school.example')).toBeVisible();
    await expect(within(dialog).getByText('Active')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

export const InactiveDetails: Story = {
  play: async (played) => {
    const dialog = await openStudent(played, 'Dorothy Vaughan');
    await expect(within(dialog).getByText('Inactive')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Activate' })).toBeVisible();
  },
};

export const OfAnotherInstructor: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    await userEvent.click(await canvas.findByRole('tab', { name: 'Web 1' }));
    // By keyboard, for on a phone it stands on the second page of tabs.
    await userEvent.keyboard('{End}{Enter}');
    await canvas.findByRole('tab', { name: 'Other groups (1)', selected: true });
    const dialog = await openStudent(played, 'Emmy Noether');
    await expect(within(dialog).getByText(/another instructor’s group/)).toBeVisible();
  },
};

async function openNobodys(played: Played): Promise<HTMLElement> {
  const { canvas } = played;
  await enterText(await canvas.findByRole('searchbox', { name: 'Search students' }), 'boole');
  return openStudent(played, 'George Boole');
}

/** A student who registered and is in no group. An instructor can only add them to a group. */
export const NotYours: Story = {
  play: async (played) => {
    const dialog = within(await openNobodys(played));
    await expect(
      dialog.getByText('You can edit this student once they are in one of your groups.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Add to a group' })).toHaveFocus(),
    );
  },
};

export const AddingToAGroup: Story = {
  play: async (played) => {
    const details = await openNobodys(played);
    await played.userEvent.click(within(details).getByRole('button', { name: 'Add to a group' }));
    const form = await screen.findByRole('dialog', { name: 'Add to a group' });
    await expect(within(form).queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** In the group, the student can be edited. */
export const AddedToAGroup: Story = {
  play: async (played) => {
    await AddingToAGroup.play?.(played);
    const form = await screen.findByRole('dialog', { name: 'Add to a group' });
    await chooseOption(form, 'Group', 'Web 2');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Add to a group' }));
    await expectToast('Student added to the group');
    const details = await screen.findByRole('dialog', { name: 'Student Details' });
    // Not the button that deletes, which took the place of the one that was pressed.
    const edit = await within(details).findByRole('button', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

/** The account stays, because another instructor needs its results. */
export const ResultsOfOthers: Story = {
  beforeEach: ({ msw }) => {
    const { groups, students } = manyGroups(1, 3);
    msw.use(
      ...listing({ groups, students: students.map((one) => ({ ...one, denied: ['delete'] })) }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list');
    await userEvent.click(within(list).getAllByRole('button')[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Student Details' }));
    await expect(dialog.getByText(/^Other instructors have results/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  },
};

/** A new email waits for the student. The code can be sent again, and the change cancelled. */
export const EmailPending: Story = {
  play: async (played) => {
    const form = await openForm(played, 'Grace Hopper');
    const field = within(form).getByRole('textbox', { name: 'Email' });
    await played.userEvent.clear(field);
    await enterText(field, 'hopper@school.example');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Update' }));
    const details = within(await screen.findByRole('dialog', { name: 'Student Details' }));
    await expect(await details.findByText('New email not confirmed yet')).toBeVisible();
    await expect(details.getByText('grace@school.example')).toBeVisible();
    await expect(details.getByText(/hopper@school\.example/)).toBeVisible();
  },
};

export const EmailKept: Story = {
  play: async (played) => {
    await EmailPending.play?.(played);
    const details = within(await screen.findByRole('dialog', { name: 'Student Details' }));
    await played.userEvent.click(details.getByRole('button', { name: 'Cancel email change' }));
    await waitFor(() =>
      expect(details.queryByText('New email not confirmed yet')).not.toBeInTheDocument(),
    );
    await expectToast('Email change cancelled');
    await expect(details.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

/** By keyboard: the button keeps the focus, and the outcome shows beside it. */
export const EmailSentAgain: Story = {
  play: async (played) => {
    await EmailPending.play?.(played);
    const details = within(await screen.findByRole('dialog', { name: 'Student Details' }));
    const send = details.getByRole('button', { name: 'Resend code' });
    await waitFor(() => expect(details.getByRole('button', { name: 'Edit' })).toHaveFocus());
    while (document.activeElement !== send) await played.userEvent.tab();
    await played.userEvent.keyboard('{Enter}');
    await expect(await details.findByText('Code resent')).toBeVisible();
    await expect(send).toHaveFocus();
  },
};

/** Cancelling returns to the button that asked. */
export const QuestionDropped: Story = {
  play: async (played) => {
    const details = within(await openStudent(played, 'Grace Hopper'));
    const deactivate = details.getByRole('button', { name: 'Deactivate' });
    await played.userEvent.click(deactivate);
    const question = await screen.findByRole('dialog', { name: 'Deactivate student' });
    await played.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(deactivate).toHaveFocus());
  },
};

/** The added student is in the list of the group; the code is in the mail. */
export const StudentAdded: Story = {
  args: { initialGroup: 'group-web-2' },
  play: async (played) => {
    const form = await openNew(played);
    await fillIn(form, 'mileva@school.example');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Add student' }));
    await expectToast('Student added. An invitation is on its way to mileva@school.example.');
    await expect(await played.canvas.findByRole('button', { name: 'Mileva Marić' })).toBeVisible();
    await expect(played.school.mails.at(-1)?.to).toBe('mileva@school.example');
  },
};

/** Nobody has set a password yet. The list says so, and the invitation can be sent again. */
export const Invited: Story = {
  args: { initialGroup: 'group-web-2' },
  play: async (played) => {
    const { canvas, userEvent } = played;
    const form = await openNew(played);
    await fillIn(form, 'mileva@school.example');
    await userEvent.click(within(form).getByRole('button', { name: 'Add student' }));
    await expect(await canvas.findByText('Invited')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const details = within(await openStudent(played, 'Mileva Marić'));
    // The dialog fades in.
    await waitFor(() => expect(details.getByText('Invited')).toBeVisible());
    await expect(details.getByText('No password yet')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Resend invitation' })).toBeVisible();
  },
};

/** By keyboard only. The outcome shows beside the button, which keeps the focus. */
export const InvitedAgain: Story = {
  ...Invited,
  play: async (played) => {
    await Invited.play?.(played);
    const { userEvent, school } = played;
    const details = within(await screen.findByRole('dialog', { name: 'Student Details' }));
    const send = details.getByRole('button', { name: 'Resend invitation' });
    await waitFor(() => expect(details.getByRole('button', { name: 'Edit' })).toHaveFocus());
    while (document.activeElement !== send) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      await details.findByText('An invitation is on its way to mileva@school.example.'),
    ).toBeVisible();
    await expect(send).toHaveFocus();
    await expect(school.mails).toHaveLength(2);
  },
};

/** Too many to one mailbox. The server says when the next one can be sent. */
export const InvitedTooOften: Story = {
  ...Invited,
  play: async (played) => {
    await Invited.play?.(played);
    const sentence = 'Too many invitations to this email. Try again in 10 minutes.';
    played.school.failNext('inviteStudent', 429, sentence);
    const details = within(await screen.findByRole('dialog', { name: 'Student Details' }));
    await played.userEvent.click(details.getByRole('button', { name: 'Resend invitation' }));
    await expect(await details.findByText(sentence)).toBeVisible();
  },
};

export const InvitedInDark: Story = { ...Invited, globals: { theme: 'dark' } };
export const InvitedRightToLeft: Story = { ...Invited, globals: { direction: 'rtl' } };

export const AddressTaken: Story = {
  play: async (played) => {
    const form = await openNew(played);
    await fillIn(form, 'grace@school.example');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Add student' }));
    await expect(
      await within(form).findByText(
        'An account with this email already exists. Use another email.',
      ),
    ).toBeVisible();
    await expect(within(form).getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const FieldsRequired: Story = {
  play: async (played) => {
    const form = await openNew(played);
    await played.userEvent.click(within(form).getByRole('button', { name: 'Add student' }));
    await expect(await within(form).findByText('First name is required.')).toBeVisible();
    await expect(within(form).getByText('Email is required.')).toBeVisible();
  },
};

export const MovedToAnotherGroup: Story = {
  play: async (played) => {
    const form = await openForm(played, 'Grace Hopper');
    await chooseOption(form, 'Group', 'Web 2');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Update' }));
    await expectToast('Student moved to the group');
    const details = await screen.findByRole('dialog', { name: 'Student Details' });
    await expect(await within(details).findByText('Web 2')).toBeVisible();
  },
};

/** The server refuses, and the form keeps what was typed. */
export const UpdateFailed: Story = {
  beforeEach: ({ school }) => school.failNext('updateStudent', { status: 502, html: true }),
  play: async (played) => {
    const form = await openForm(played, 'Grace Hopper');
    const field = within(form).getByRole('textbox', { name: 'First name' });
    await enterText(field, ' B.');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Update' }));
    await expectSaid('Failed to update student');
    await expect(field).toHaveValue('Grace B.');
  },
};

/** The dialog asks first. The focus begins on the button that changes nothing. */
export const Deactivated: Story = {
  play: async (played) => {
    const details = await openStudent(played, 'Grace Hopper');
    await played.userEvent.click(within(details).getByRole('button', { name: 'Deactivate' }));
    const question = await screen.findByRole('dialog', { name: 'Deactivate student' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await played.userEvent.click(within(question).getByRole('button', { name: 'Deactivate' }));
    await expectToast('Student updated');
    await expect(await within(details).findByText('Inactive')).toBeVisible();
  },
};

export const DeletionAsked: Story = {
  play: async (played) => {
    const details = await openStudent(played, 'Grace Hopper');
    await played.userEvent.click(within(details).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(/^Delete Grace Hopper\?/)).toBeVisible();
  },
};

/** The focus moves to the next student. */
export const Deleted: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const details = await openStudent(played, 'Grace Hopper');
    await userEvent.click(within(details).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete student' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectToast('Student deleted');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText('Grace Hopper')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Web 1' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await enterText(await canvas.findByRole('searchbox', { name: 'Search students' }), 'j');
    await userEvent.keyboard('ohnson');
    await expect(await canvas.findByText('1 student found')).toBeVisible();
    await expect(canvas.getByText('katherine@school.example · Web 1')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await enterText(await canvas.findByRole('searchbox'), 'xyz');
    await expect(await canvas.findByText('No students found')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async (played) => {
    const dialog = await openStudent(played, 'Grace Hopper');
    await expect(within(dialog).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  },
};

/** 2,000 students in 40 groups. */
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(...listing(manyGroups(40, 50))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 / 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next groups' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('2 / 10')).toBeVisible();
  },
};

export const NoGroups: Story = {
  beforeEach: ({ msw }) => msw.use(...listing({ groups: [], students: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No student groups found')).toBeVisible();
  },
};

export const EmptyGroup: Story = {
  args: { initialGroup: 'group-web-2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No students in this group')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('students', { status: 502, html: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The students could not be loaded.',
    );
  },
};

export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this page')).toBeVisible();
  },
};

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 100);

export const LongWords: Story = {
  beforeEach: ({ msw }) => {
    const { groups, students } = manyGroups(3, 2);
    msw.use(
      ...listing({
        groups: groups.map((group) => ({ ...group, name: `${group.name} ${endless}` })),
        students: students.map((one) => ({
          ...one,
          first_name: endless,
          email: `${endless}@school.example`,
          status: 'inactive',
        })),
      }),
    );
  },
  globals: { language: 'en-XA' },
};

/** Three tabs a page below 640 px. */
export const Narrow: Story = {
  beforeEach: ({ msw }) => msw.use(...listing(manyGroups(40, 50))),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 / 10')).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
  },
};

export const RightToLeft: Story = { ...Details, globals: { direction: 'rtl' } };

export const InDark: Story = { ...InactiveDetails, globals: { theme: 'dark' } };

import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudentsByGroup } from '../../src/students/StudentsByGroup';
import {
  answer,
  gateway,
  held,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';
import { groups, school, student, students } from './school';

function show(replies: Record<string, Reply> = {}, widget = <StudentsByGroup />) {
  return renderAtSchool(widget, { ...school, ...replies });
}

type User = ReturnType<typeof show>['user'];

const saved = answer({ data: { _id: 's1', message: '' } });
const shownNames = () =>
  within(screen.getByRole('list', { name: /./ }))
    .getAllByRole('button')
    .map((button) => button.textContent);

async function openStudent(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Student Details' }));
}

/** Appends text to a field in one stroke. */
async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function openForm(user: User, name: string) {
  await user.click((await openStudent(user, name)).getByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Update student' }));
}

describe('the tabs', () => {
  afterEach(() => vi.restoreAllMocks());

  it('show the students of a group, five a page', async () => {
    const { user } = show();
    expect(await screen.findByRole('tab', { name: 'Web 1' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(shownNames()).toEqual([
      'Zofie Čapková',
      'Grace Hopper',
      'Mary Jackson',
      'Katherine Johnson',
      'Hedy Lamarr',
    ]);
    expect(screen.getByText('1 / 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(shownNames()).toEqual(['Dorothy Vaughan']);
    expect(screen.getByText('Inactive')).toBeVisible();
  });

  it.each([
    [8, 800, 8, 0],
    [9, 800, 8, 2],
    [3, 400, 3, 0],
    [4, 400, 3, 2],
  ])(
    'of %i groups at %i px are %i on a page, with %i arrows',
    async (count, width, onPage, arrows) => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
      const many = Array.from({ length: count }, (_, at) => ({ ...groups[0], _id: `g${at + 1}` }));
      show({
        'GET /group': answer(many),
        'GET /student': answer(students.filter(({ group }) => group?._id === 'g1')),
      });
      expect(await screen.findAllByRole('tab')).toHaveLength(onPage);
      expect(screen.queryAllByRole('button', { name: /(Next|Previous) groups/ })).toHaveLength(
        arrows,
      );
    },
  );

  it('request no single group: the list of students says who is in it', async () => {
    const { calls } = show();
    await screen.findByText('1 / 2');
    expect(calls.map(({ name }) => name)).toEqual(['GET /group', 'GET /student']);
  });

  it('start at the group that the host names', async () => {
    show({}, <StudentsByGroup initialGroup="g2" />);
    expect(await screen.findByText('Emmy Noether')).toBeVisible();
  });

  it('say that nobody is in a group', async () => {
    const { user } = show({}, <StudentsByGroup initialGroup="g3" />);
    expect(await screen.findByText('No students in this group')).toBeVisible();
    expect(screen.queryByText('1 / 1')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next groups' }));
    await user.click(screen.getByRole('tab', { name: 'Without a group (1)' }));
    expect(shownNames()).toEqual(['George Boole']);
  });

  it('include one for students of groups that are not listed, so that each appears somewhere', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Next groups' }));
    await user.click(screen.getByRole('tab', { name: 'Other groups (1)' }));
    expect(shownNames()).toEqual(['Ida Rhodes']);
    expect(screen.getByText('ida@school.example · Night class')).toBeVisible();
  });

  it('leave out those for students without a group, or of other groups, if there are none', async () => {
    show({ 'GET /student': answer(students.slice(1, -1)) });
    await screen.findByText('1 / 2');
    expect(screen.queryByRole('button', { name: 'Next groups' })).not.toBeInTheDocument();
  });

  it('read the group of a student by its name if the server sends no id', async () => {
    const plain = students.map(({ group, ...one }) => ({
      ...one,
      ...(group && { group: { name: group.name } }),
    }));
    show({ 'GET /student': answer(plain) }, <StudentsByGroup initialGroup="g2" />);
    expect(await screen.findByText('Emmy Noether')).toBeVisible();
  });

  it('are left out if there are no groups', async () => {
    show({ 'GET /group': answer([]), 'GET /student': answer([]) });
    expect(await screen.findByText('No student groups found')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('its states', () => {
  it('says that it is loading', async () => {
    show({ 'GET /student': silence });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
  });

  it('reports a failed load, and retries only that', async () => {
    const { user, called } = show({ 'GET /student': inTurn(gateway(), answer(students)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The students could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 / 2')).toBeVisible();
    expect(called('GET /group')).toHaveLength(1);
  });

  it('is not for every role', async () => {
    show({ 'GET /student': refuse(403), 'GET /group': refuse(403) });
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add student' })).not.toBeInTheDocument();
  });

  it('can be read-only', async () => {
    const { user } = show({}, <StudentsByGroup readOnly />);
    const dialog = await openStudent(user, 'Grace Hopper');
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Close',
      '',
    ]);
    expect(screen.queryByRole('button', { name: 'Add student' })).not.toBeInTheDocument();
  });

  it('passes on ref, class name and other attributes', () => {
    const ref = createRef<HTMLDivElement>();
    show({}, <StudentsByGroup ref={ref} className="mine" data-probe="1" headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
    expect(ref.current).toHaveClass('qw-students', 'mine');
    expect(ref.current).toHaveAttribute('data-probe', '1');
  });
});

describe('the search', () => {
  it('covers all students, by name or address, and shows the group', async () => {
    const { user } = show();
    const search = await screen.findByRole('searchbox', { name: 'Search students' });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await fill(user, search, 'capkova');
    await waitFor(() => expect(status).toHaveTextContent('1 student found'));
    expect(status).toBeVisible();
    expect(screen.getByText('zofie@school.example · Web 1')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.clear(search);
    await fill(user, search, 'boole george@');
    expect(await screen.findByText('george@school.example · Not Assigned')).toBeVisible();
    await user.clear(search);
    await fill(user, search, 'nobody');
    expect(await screen.findByText('No students found')).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent('0 students found'));
    await user.clear(search);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    expect(await screen.findByRole('tab', { name: 'Web 1' })).toBeVisible();
  });
});

describe('the details', () => {
  it('show name, email, group and status', async () => {
    const { user } = show();
    const dialog = await openStudent(user, 'Grace Hopper');
    for (const fact of ['Grace Hopper', 'grace@school.example', 'Web 1']) {
      expect(dialog.getByText(fact)).toBeVisible();
    }
    expect(dialog.getByText('Active').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'positive',
    );
  });

  it('show that there is no group, and in red what is not active', async () => {
    const outside = { ...student('s1', 'George Boole'), status: 'suspended' };
    const { user } = show({ 'GET /group': answer([]), 'GET /student': answer([outside]) });
    const dialog = await openStudent(user, 'George Boole');
    expect(dialog.getByText('Not Assigned')).toBeVisible();
    expect(dialog.getByText('suspended').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'critical',
    );
  });

  it('offer nothing for a student of another instructor, and say so', async () => {
    const { user } = show();
    await fill(user, await screen.findByRole('searchbox'), 'ida');
    const dialog = await openStudent(user, 'Ida Rhodes');
    expect(dialog.getByText(/^This student is in another instructor’s group/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

describe('denied acts', () => {
  const listed = (more: object, group?: string) => ({
    'GET /student': answer([{ ...student('s1', 'George Boole', group), ...more }]),
  });

  it('leave a student without a group one button: into a group', async () => {
    const { user, called } = show({
      ...listed({ denied: ['edit', 'delete'] }),
      'POST /student/s1/g3': saved,
    });
    await fill(user, await screen.findByRole('searchbox'), 'boole');
    const dialog = await openStudent(user, 'George Boole');
    expect(dialog.getByText(/^You can edit this student once/)).toBeVisible();
    for (const name of ['Edit', 'Delete', 'Deactivate']) {
      expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await user.click(dialog.getByRole('button', { name: 'Add to a group' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add to a group' }));
    expect(form.getByText('George Boole')).toBeVisible();
    expect(form.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Add to a group' }));
    expect(await form.findByText('Group is required.')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Group'), 'Evening class');
    await user.click(form.getByRole('button', { name: 'Add to a group' }));
    await waitFor(() => expect(called('POST /student/s1/g3')).toHaveLength(1));
    expect(called('PUT /student')).toEqual([]);
  });

  it('leave a student read-only if there is no group to take them into', async () => {
    const { user } = show({ ...listed({ denied: ['edit', 'delete'] }), 'GET /group': answer([]) });
    await fill(user, await screen.findByRole('searchbox'), 'boole');
    const dialog = await openStudent(user, 'George Boole');
    expect(dialog.queryByRole('button', { name: 'Add to a group' })).not.toBeInTheDocument();
    expect(dialog.getByText(/^You can edit this student once/)).toBeVisible();
  });

  it('explain why an account cannot be deleted, and leave the rest', async () => {
    const { user } = show(listed({ denied: ['delete'] }, 'g1'));
    const dialog = await openStudent(user, 'George Boole');
    expect(dialog.getByText(/^Other instructors have results for this student/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  });

  it("let the instructor who added a student edit them in another's group, except for the group", async () => {
    const { user } = show(listed({ denied: [] }, 'night'));
    await fill(user, await screen.findByRole('searchbox'), 'boole');
    const dialog = await openStudent(user, 'George Boole');
    expect(dialog.queryByText(/another instructor’s group/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Update student' }));
    expect(form.getByLabelText('First name')).toBeVisible();
    expect(form.queryByLabelText('Group')).not.toBeInTheDocument();
  });

  it("are the server's to say: one of the specification names none, and everything is offered", async () => {
    const { user } = show(listed({}));
    await fill(user, await screen.findByRole('searchbox'), 'boole');
    const dialog = await openStudent(user, 'George Boole');
    for (const name of ['Edit', 'Delete', 'Deactivate']) {
      expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    expect(
      screen.queryByText(/^Students who have signed in before must confirm/),
    ).not.toBeInTheDocument();
  });
});

describe('a pending email', () => {
  const email_pending = 'hopper@school.example';
  const pending = (more: object = { denied: [] }) => ({
    'GET /student': answer([{ ...student('s3', 'Grace Hopper', 'g1'), email_pending, ...more }]),
  });

  it('is shown beside the current one, and can be sent again and cancelled', async () => {
    const { user, called } = show({ ...pending(), 'PUT /student': saved });
    const dialog = await openStudent(user, 'Grace Hopper');
    expect(dialog.getByText('grace@school.example')).toBeVisible();
    expect(
      dialog.getByText(/hopper@school\.example when the student enters the code/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(called('PUT /student')).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Cancel email change' }));
    await waitFor(() => expect(called('PUT /student')).toHaveLength(2));
    expect(called('PUT /student').map(({ body }) => body)).toEqual([
      { _id: 's3', email: email_pending },
      { _id: 's3', keep_email: true },
    ]);
  });

  it('stays when the names are changed', async () => {
    const { user, called } = show({ ...pending(), 'PUT /student': saved });
    const form = await openForm(user, 'Grace Hopper');
    await fill(user, form.getByLabelText('First name'), ' B.');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(called('PUT /student')).toHaveLength(1));
    expect(called('PUT /student')[0]?.body).toEqual({ _id: 's3', first_name: 'Grace B.' });
  });

  it('is reported once, in the dialog, after the request', async () => {
    const { user } = show({
      'GET /student': inTurn(
        answer([{ ...student('s3', 'Grace Hopper', 'g1'), denied: [] }]),
        answer([{ ...student('s3', 'Grace Hopper', 'g1'), email_pending, denied: [] }]),
      ),
      'PUT /student': answer({ data: { _id: 's3', email_pending, message: 'It waits.' } }),
    });
    const form = await openForm(user, 'Grace Hopper');
    expect(form.getByText(/^Students who have signed in before must confirm/)).toBeVisible();
    await user.clear(form.getByLabelText('Email'));
    await fill(user, form.getByLabelText('Email'), email_pending);
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('New email not confirmed yet')).toBeVisible();
    expect(screen.queryByText('It waits.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText('Email')).toHaveValue('grace@school.example');
  });

  it('cannot be changed by an instructor who may not edit the student', async () => {
    const { user } = show(pending({ denied: ['edit', 'delete'], group: { name: 'Night class' } }));
    await fill(user, await screen.findByRole('searchbox'), 'hopper');
    const dialog = await openStudent(user, 'Grace Hopper');
    expect(dialog.getByText('New email not confirmed yet')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Resend code' })).not.toBeInTheDocument();
  });
});

describe('adding a student', () => {
  const open = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Add student' }));
    return within(await screen.findByRole('dialog', { name: 'Add new student' }));
  };

  it('asks for names and an address', async () => {
    const { user, called } = show();
    const form = await open(user);
    await user.click(form.getByRole('button', { name: 'Add student' }));
    expect(await form.findByText('First name is required.')).toBeVisible();
    expect(form.getByText('Last name is required.')).toBeVisible();
    expect(form.getByText('Email is required.')).toBeVisible();
    await fill(user, form.getByLabelText('Email'), 'ada@school');
    expect(await form.findByText('Please enter a valid email address.')).toBeVisible();
    expect(called('POST /student')).toEqual([]);
  });

  it('proposes the current group, sends once, and says that a code was mailed', async () => {
    const { user, called } = show({ 'POST /student': saved });
    const form = await open(user);
    expect(form.getByLabelText('Group')).toHaveValue('g1');
    expect(form.getByRole('option', { name: 'Web 2 (full)' })).toBeDisabled();
    await fill(user, form.getByLabelText('First name'), 'Ada');
    await fill(user, form.getByLabelText('Last name'), 'Yonath');
    await fill(user, form.getByLabelText('Email'), ' ada@school.example ');
    await user.selectOptions(form.getByLabelText('Group'), 'Evening class');
    await user.dblClick(form.getByRole('button', { name: 'Add student' }));
    expect(
      await screen.findByText('Student added. An invitation is on its way to ada@school.example.'),
    ).toBeVisible();
    expect(called('POST /student').map(({ body }) => body)).toEqual([
      { first_name: 'Ada', last_name: 'Yonath', email: 'ada@school.example', group: 'g3' },
    ]);
    expect(screen.getByRole('tab', { name: 'Evening class' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('sends no group for students without one', async () => {
    const { user, called } = show({ 'POST /student': saved });
    const form = await open(user);
    await fill(user, form.getByLabelText('First name'), 'Ada');
    await fill(user, form.getByLabelText('Last name'), 'Yonath');
    await fill(user, form.getByLabelText('Email'), 'ada@school.example');
    await user.selectOptions(form.getByLabelText('Group'), 'Not Assigned');
    await user.click(form.getByRole('button', { name: 'Add student' }));
    await waitFor(() => expect(called('POST /student')).toHaveLength(1));
    expect(called('POST /student')[0]!.body).not.toHaveProperty('group');
  });

  it('leaves the search alone if the form was closed before the reply', async () => {
    const { reply, release } = held();
    const { user, called } = show({ 'POST /student': reply });
    const form = await open(user);
    await fill(user, form.getByLabelText('First name'), 'Ada');
    await fill(user, form.getByLabelText('Last name'), 'Yonath');
    await fill(user, form.getByLabelText('Email'), 'ada@school.example');
    await user.click(form.getByRole('button', { name: 'Add student' }));
    await waitFor(() => expect(called('POST /student')).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const search = screen.getByRole('searchbox');
    await fill(user, search, 'boole');
    release(saved);
    expect(await screen.findByText(/^Student added/)).toBeVisible();
    expect(search).toHaveValue('boole');
  });

  it('keeps the choice of no group through Escape, and proposes the group again after Cancel', async () => {
    const { user } = show();
    await user.selectOptions((await open(user)).getByLabelText('Group'), 'Not Assigned');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open(user);
    expect(again.getByLabelText('Group')).toHaveValue('');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('tab', { name: 'Evening class' }));
    expect((await open(user)).getByLabelText('Group')).toHaveValue('g3');
  });

  it('says which fields are required, and that the group is not', async () => {
    const { user } = show();
    const form = await open(user);
    for (const field of ['First name', 'Last name', 'Email']) {
      expect(form.getByLabelText(field)).toBeRequired();
    }
    expect(form.getByLabelText('Group')).not.toBeRequired();
  });

  it("keeps what was typed when it is refused, with the server's message at the field", async () => {
    const sentence = 'An account with this email already exists. Use another email.';
    const { user } = show({
      'POST /student': refuse(409, sentence, [{ field: 'email', message: sentence }]),
    });
    const form = await open(user);
    await fill(user, form.getByLabelText('First name'), 'Grace');
    await fill(user, form.getByLabelText('Last name'), 'Hopper');
    await fill(user, form.getByLabelText('Email'), 'grace@school.example');
    await user.click(form.getByRole('button', { name: 'Add student' }));
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByLabelText('Email')).toHaveFocus();
    expect(form.getByLabelText('First name')).toHaveValue('Grace');
  });
});

describe('changing a student', () => {
  it('sends only what was changed', async () => {
    const { user, called, calls } = show({ 'PUT /student': saved });
    const form = await openForm(user, 'Grace Hopper');
    await user.clear(form.getByLabelText('Last name'));
    await fill(user, form.getByLabelText('Last name'), 'Murray');
    await user.dblClick(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Student updated')).toBeVisible();
    expect(called('PUT /student').map(({ body }) => body)).toEqual([
      { _id: 's3', last_name: 'Murray' },
    ]);
    expect(calls.filter(({ name }) => name.includes('s3'))).toEqual([]);
    expect(await screen.findByRole('dialog', { name: 'Student Details' })).toBeVisible();
  });

  it.each([
    ['Grace Hopper', 'Evening class', 'PUT /student/s3/g3'],
    ['Grace Hopper', 'Not Assigned', 'DELETE /student/s3/g1'],
    ['George Boole', 'Web 1', 'POST /student/s1/g1'],
  ])('puts %s into %j by %s', async (name, group, call) => {
    const { user, called } = show({ [call]: saved });
    await fill(user, await screen.findByRole('searchbox'), name);
    const form = await openForm(user, name);
    await user.selectOptions(form.getByLabelText('Group'), group);
    await user.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(called(call)).toHaveLength(1));
    expect(called('PUT /student')).toEqual([]);
  });

  it('sends what was saved once, even when the group is refused and retried', async () => {
    const full = 'This group is full. Raise its max students, or choose another group.';
    const { user, called } = show({
      'PUT /student': saved,
      'PUT /student/s3/g3': inTurn(refuse(409, full), saved),
    });
    const form = await openForm(user, 'Grace Hopper');
    await fill(user, form.getByLabelText('First name'), ' B.');
    await user.selectOptions(form.getByLabelText('Group'), 'Evening class');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await form.findByText(full)).toBeVisible();
    expect(form.getByLabelText('Group')).toHaveValue('g3');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Student updated')).toBeVisible();
    expect(called('PUT /student')).toHaveLength(1);
    expect(called('PUT /student/s3/g3')).toHaveLength(2);
  });

  it("shows the server's message if the student belongs to another instructor by now", async () => {
    const sentence =
      'This student is in another instructor’s group. Ask that instructor to make the change.';
    const { user } = show({ 'PUT /student': refuse(403, sentence) });
    const form = await openForm(user, 'Grace Hopper');
    await fill(user, form.getByLabelText('First name'), ' B.');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByLabelText('First name')).toHaveValue('Grace B.');
  });

  it('keeps what was typed through Escape, and drops it on Cancel', async () => {
    const { user } = show();
    const form = await openForm(user, 'Grace Hopper');
    await fill(user, form.getByLabelText('First name'), ' B.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Grace Hopper' }));
    const again = within(await screen.findByRole('dialog', { name: 'Update student' }));
    expect(again.getByLabelText('First name')).toHaveValue('Grace B.');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    const details = within(await screen.findByRole('dialog', { name: 'Student Details' }));
    await user.click(details.getByRole('button', { name: 'Edit' }));
    expect(again.getByLabelText('First name')).toHaveValue('Grace');
  });

  it('keeps the focus in the dialog when entering and leaving the form', async () => {
    const { user } = show();
    await openStudent(user, 'Grace Hopper');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('First name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  });
});

describe('an account', () => {
  it('is deactivated after a confirmation', async () => {
    const { user, called } = show({ 'PUT /student': saved });
    const dialog = await openStudent(user, 'Grace Hopper');
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('dialog', { name: 'Deactivate student' }));
    expect(question.getByText(/^Grace Hopper will be signed out and cannot sign in/)).toBeVisible();
    expect(called('PUT /student')).toEqual([]);
    await user.dblClick(question.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Student updated')).toBeVisible();
    expect(called('PUT /student').map(({ body }) => body)).toEqual([
      { _id: 's3', status: 'inactive' },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Deactivate student' })).not.toBeInTheDocument(),
    );
  });

  it('is activated at once', async () => {
    const { user, called } = show({ 'PUT /student': saved });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    const dialog = await openStudent(user, 'Dorothy Vaughan');
    await user.dblClick(dialog.getByRole('button', { name: 'Activate' }));
    await screen.findByText('Student updated');
    expect(called('PUT /student').map(({ body }) => body)).toEqual([
      { _id: 's8', status: 'active' },
    ]);
  });

  it('is deleted after a confirmation, and the focus stays in the widget', async () => {
    const { user, called, container } = show({
      'GET /student': inTurn(answer(students), answer(students.filter(({ _id }) => _id !== 's3'))),
      'DELETE /student/s3': answer({ data: { message: '' } }),
    });
    const dialog = await openStudent(user, 'Grace Hopper');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete student' }));
    expect(question.getByText(/^Delete Grace/)).toBeVisible();
    await user.dblClick(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Student deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument());
    expect(called('DELETE /student/s3')).toHaveLength(1);
    await waitFor(() => expect(container).toContainElement(document.activeElement as HTMLElement));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not deleted if the server refuses: the reason stays in the dialog', async () => {
    const { user } = show({ 'DELETE /student/s3': refuse(404, 'This student does not exist.') });
    const dialog = await openStudent(user, 'Grace Hopper');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('This student does not exist.')).toBeVisible();
    expect(screen.getAllByText('This student does not exist.')).toHaveLength(1);
  });
});

describe('a student without a password', () => {
  const invited = students.map((one) => (one._id === 's3' ? { ...one, invited: true } : one));
  const path = 'POST /invitation/s3';
  const sendAgain = async (replies: Record<string, Reply>, list: Reply = answer(invited)) => {
    const shown = show({ 'GET /student': list, ...replies });
    const dialog = await openStudent(shown.user, 'Grace Hopper');
    await shown.user.dblClick(dialog.getByRole('button', { name: 'Resend invitation' }));
    return { ...shown, dialog };
  };

  it('is shown as invited, in the list and in the details', async () => {
    const { user } = show({ 'GET /student': answer(invited) });
    expect(await screen.findAllByText('Invited')).toHaveLength(1);
    const dialog = await openStudent(user, 'Grace Hopper');
    expect(dialog.getByText('Invited')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('No password yet');
  });

  it('gets another invitation, once, and the outcome is shown in place', async () => {
    const message = 'An invitation is on its way to grace@school.example.';
    const { called, dialog } = await sendAgain({ [path]: answer({ data: { message } }) });
    expect(await dialog.findByText(message)).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(called(path)).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Resend invitation' })).toHaveFocus();
  });

  it("has the server's message in place if it sends none", async () => {
    const sentence = 'Too many invitations to this email. Try again in 10 minutes.';
    const { dialog } = await sendAgain({ [path]: refuse(429, sentence) });
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.getByRole('button', { name: 'Resend invitation' })).toHaveFocus();
  });

  it('is no longer invited once the server says that a password is set, and the focus stays', async () => {
    const sentence = 'Grace Hopper has already set a password and needs no invitation.';
    const { dialog } = await sendAgain(
      { [path]: refuse(409, sentence) },
      inTurn(answer(invited), answer(students)),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(dialog.queryByText('No password yet')).not.toBeInTheDocument());
    expect(dialog.getByText('Active')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it.each([
    ['is inactive', { status: 'inactive' }],
    ['is another instructor’s', { denied: ['edit', 'delete'] }],
  ])('is not invited again if the student %s', async (_, change) => {
    const others = invited.map((one) => (one._id === 's3' ? { ...one, ...change } : one));
    const { user } = show({ 'GET /student': answer(others) });
    const dialog = await openStudent(user, 'Grace Hopper');
    expect(dialog.queryByRole('button', { name: 'Resend invitation' })).toBeNull();
  });
});

it('draws one page of one group of 2,000 students in 40 groups', async () => {
  const manyGroups = Array.from({ length: 40 }, (_, at) => ({
    ...groups[0],
    _id: `m${at}`,
    name: `Class ${at + 1}`,
  }));
  const many = Array.from({ length: 2000 }, (_, at) => ({
    ...student(`x${at}`, `First${at} Last${at}`),
    group: { _id: `m${at % 40}`, name: `Class ${(at % 40) + 1}` },
  }));
  const { user } = show({ 'GET /group': answer(manyGroups), 'GET /student': answer(many) });
  await screen.findByText('1 / 10');
  expect(shownNames()).toHaveLength(5);
  expect(document.querySelectorAll('body *').length).toBeLessThan(300);
  await fill(user, screen.getByRole('searchbox'), 'last1999');
  expect(await screen.findByText('1 student found')).toBeVisible();
});

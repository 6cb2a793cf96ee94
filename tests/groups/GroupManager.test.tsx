import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupManager } from '../../src/groups/GroupManager';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';
import { stopClock, turnClock } from '../stopClock';

const groups = [
  { _id: 'g1', name: 'Web 1', max_students: 3 },
  { _id: 'g2', name: 'Web 2', max_students: 1 },
  { _id: 'g3', name: 'Evening class', max_students: 12 },
];

function student(id: string, name: string, group?: string) {
  const [first_name = '', last_name = ''] = name.split(' ');
  const found = groups.find(({ _id }) => _id === group);
  return {
    _id: id,
    first_name,
    last_name,
    email: `${first_name.toLowerCase()}@school.example`,
    status: 'active',
    ...(found && { group: { _id: found._id, name: found.name } }),
  };
}

const students = [
  student('s1', 'George Boole'),
  student('s2', 'Grace Hopper', 'g1'),
  student('s3', 'Hedy Lamarr', 'g1'),
  student('s4', 'Emmy Noether', 'g2'),
];

function manage(replies: Record<string, Reply> = {}, widget = <GroupManager />) {
  return renderAtSchool(widget, {
    'GET /group': answer(groups),
    'GET /student': answer(students),
    ...replies,
  });
}

type User = ReturnType<typeof manage>['user'];

const saved = (message: string) => answer({ data: { _id: 'g9', message } });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications', hidden: true }));

/** Appends text to a field in one stroke. */
async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function dialogOf(user: User, button: string, title: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

// Positions the menus; jsdom has none.
beforeEach(
  () =>
    void vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the list', () => {
  it('shows each group with its size, and how many places are taken', async () => {
    manage();
    expect(await screen.findByRole('heading', { name: 'Group List' })).toBeVisible();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('heading', { name: 'Group: Web 1' })).toBeVisible();
    expect(within(first!).getByText('No of students: 3')).toBeVisible();
    expect(await within(first!).findByText('2 of 3 places taken')).toBeVisible();
    expect(within(first!).queryByText('Full')).not.toBeInTheDocument();
    expect(within(second!).getByText('Full')).toBeVisible();
  });

  it('requests the students once, rather than for each group', async () => {
    const { called, calls } = manage();
    await screen.findByText('2 of 3 places taken');
    expect(called('GET /student')).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  it('leaves out places if the students cannot be loaded', async () => {
    manage({ 'GET /student': refuse(500) });
    expect(await screen.findByText('No of students: 3')).toBeVisible();
    expect(screen.queryByText(/places taken/)).not.toBeInTheDocument();
  });

  it('says that it is loading', async () => {
    manage({ 'GET /group': silence });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
  });

  it('leads to the first group when it is empty', async () => {
    const { user } = manage({ 'GET /group': answer([]) });
    expect(await screen.findByText('No groups yet')).toBeVisible();
    const [, inside] = screen.getAllByRole('button', { name: 'Add Group' });
    await user.click(inside!);
    expect(await screen.findByRole('dialog', { name: 'Add New Group' })).toBeVisible();
  });

  it('reports a failed load once, in its place, with a retry', async () => {
    const { user } = manage({
      'GET /group': inTurn(() => new Response(null, { status: 500 }), answer(groups)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch groups');
    expect(screen.getAllByText('Failed to fetch groups')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Group: Web 1')).toBeVisible();
  });

  it('is not for every role', async () => {
    manage({ 'GET /group': refuse(403, 'Only instructors can do this.') });
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Group' })).not.toBeInTheDocument();
  });

  it("is not refused by a proxy's 403: it says what may have answered, with a retry", async () => {
    const { user } = manage({ 'GET /group': inTurn(gateway(403), answer(groups)) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This could not be loaded');
    expect(alert).toHaveTextContent('may have answered instead of the server');
    expect(alert).not.toHaveTextContent('You do not have access');
    expect(screen.getByRole('button', { name: 'Add Group' })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Group: Web 1')).toBeVisible();
  });

  it('can be searched once there are many', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      _id: `g${at}`,
      name: `Class ${at + 1}`,
      max_students: 10,
    }));
    const { user } = manage({ 'GET /group': answer(many) });
    const search = await screen.findByRole('searchbox', { name: 'Search groups' });
    await fill(user, search, 'class 40');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.clear(search);
    await fill(user, search, 'nothing');
    expect(screen.getByText('No groups match your search')).toBeVisible();
  });

  it('passes on ref, class name and other attributes', async () => {
    const ref = createRef<HTMLDivElement>();
    manage({}, <GroupManager ref={ref} className="mine" data-probe="1" headingLevel={1} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Group List' })).toBeVisible();
    expect(ref.current).toHaveClass('qw-group-manager', 'mine');
    expect(ref.current).toHaveAttribute('data-probe', '1');
  });
});

describe('adding a group', () => {
  it('refuses an invalid name and size before it sends anything', async () => {
    const { user, called } = manage();
    const form = await dialogOf(user, 'Add Group', 'Add New Group');
    await fill(user, form.getByLabelText('Group name'), ' We ');
    await fill(user, form.getByLabelText('Max students'), '101');
    await user.click(form.getByRole('button', { name: 'Add Group' }));
    expect(await form.findByText('Group name must be at least 3 characters')).toBeVisible();
    expect(form.getByText('Max students cannot exceed 100')).toBeVisible();
    expect(form.getByLabelText('Group name')).toHaveFocus();
    expect(called('POST /group')).toEqual([]);
  });

  it('sends once, says so and reloads the list', async () => {
    const { user, called } = manage({ 'POST /group': saved('') });
    const form = await dialogOf(user, 'Add Group', 'Add New Group');
    await fill(user, form.getByLabelText('Group name'), ' Web 3 ');
    await fill(user, form.getByLabelText('Max students'), '20');
    await user.dblClick(form.getByRole('button', { name: 'Add Group' }));
    expect(await screen.findByText('Group added successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(called('POST /group').map(({ body }) => body)).toEqual([
      { name: 'Web 3', max_students: 20 },
    ]);
    await waitFor(() => expect(called('GET /group')).toHaveLength(2));
    const again = await dialogOf(user, 'Add Group', 'Add New Group');
    expect(again.getByLabelText('Group name')).toHaveValue('');
  });

  it("keeps what was typed when it fails, and shows the specification's message", async () => {
    const { user } = manage({ 'POST /group': () => new Response(null, { status: 500 }) });
    const form = await dialogOf(user, 'Add Group', 'Add New Group');
    await fill(user, form.getByLabelText('Group name'), 'Web 3');
    await fill(user, form.getByLabelText('Max students'), '20');
    await user.click(form.getByRole('button', { name: 'Add Group' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to add group');
    expect(screen.getAllByText('Failed to add group')).toHaveLength(1);
    expect(form.getByLabelText('Group name')).toHaveValue('Web 3');
  });

  it('keeps what was typed through Escape, and drops it on Cancel', async () => {
    const { user } = manage();
    const form = await dialogOf(user, 'Add Group', 'Add New Group');
    await fill(user, form.getByLabelText('Group name'), 'Web 3');
    await user.keyboard('{Escape}');
    const again = await dialogOf(user, 'Add Group', 'Add New Group');
    expect(again.getByLabelText('Group name')).toHaveValue('Web 3');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    const last = await dialogOf(user, 'Add Group', 'Add New Group');
    expect(last.getByLabelText('Group name')).toHaveValue('');
  });
});

describe('updating a group', () => {
  it('starts with the current values, and sends both fields', async () => {
    const { user, called } = manage({ 'PUT /group/g1': saved('') });
    const form = await dialogOf(user, 'Edit group Web 1', 'Update Group');
    expect(form.getByLabelText('Group name')).toHaveValue('Web 1');
    expect(form.getByLabelText('Max students')).toHaveValue('3');
    await user.clear(form.getByLabelText('Max students'));
    await fill(user, form.getByLabelText('Max students'), '101');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await form.findByText('Max students cannot exceed 100')).toBeVisible();
    await user.type(form.getByLabelText('Max students'), '{Backspace}');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Group updated successfully')).toBeVisible();
    expect(called('PUT /group/g1').map(({ body }) => body)).toEqual([
      { name: 'Web 1', max_students: 10 },
    ]);
    await waitFor(() => expect(called('GET /group')).toHaveLength(2));
  });

  it("shows the specification's message when it fails", async () => {
    const { user } = manage({ 'PUT /group/g1': () => new Response(null, { status: 500 }) });
    const form = await dialogOf(user, 'Edit group Web 1', 'Update Group');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await form.findByText('Failed to update group')).toBeVisible();
    expect(screen.getAllByText('Failed to update group')).toHaveLength(1);
  });

  it("shows the server's objection to fewer places at the field", async () => {
    const sentence = 'This group has 2 students. Max students cannot be lower.';
    const errors = [{ field: 'max_students', message: sentence }];
    const { user } = manage({ 'PUT /group/g1': refuse(409, sentence, errors) });
    const form = await dialogOf(user, 'Edit group Web 1', 'Update Group');
    await user.clear(form.getByLabelText('Max students'));
    await fill(user, form.getByLabelText('Max students'), '1');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(form.getByLabelText('Max students')).toHaveAccessibleDescription(sentence),
    );
    expect(form.getByLabelText('Max students')).toHaveValue('1');
  });

  it('starts with the saved values, even before the list has loaded', async () => {
    const { user } = manage({
      'GET /group': inTurn(answer(groups), silence),
      'PUT /group/g1': saved(''),
    });
    const form = await dialogOf(user, 'Edit group Web 1', 'Update Group');
    await fill(user, form.getByLabelText('Group name'), ' and a half');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await dialogOf(user, 'Edit group Web 1', 'Update Group');
    expect(again.getByLabelText('Group name')).toHaveValue('Web 1 and a half');
  });

  it('leaves the form of another group alone when a slow reply arrives', async () => {
    let finish = (_: Response): void => undefined;
    const { user } = manage({
      'PUT /group/g1': () => new Promise((resolve) => (finish = resolve)),
    });
    const form = await dialogOf(user, 'Edit group Web 1', 'Update Group');
    await fill(user, form.getByLabelText('Group name'), ' and a half');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const other = await dialogOf(user, 'Edit group Web 2', 'Update Group');
    await fill(user, other.getByLabelText('Group name'), ' too');
    finish(Response.json({ data: {} }));
    expect(await screen.findByText('Group updated successfully')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(other.getByLabelText('Group name')).toHaveValue('Web 2 too');
  });

  it("shows another group's current values", async () => {
    const { user } = manage();
    const form = await dialogOf(user, 'Edit group Web 1', 'Update Group');
    await fill(user, form.getByLabelText('Group name'), ' and a half');
    await user.keyboard('{Escape}');
    const other = await dialogOf(user, 'Edit group Web 2', 'Update Group');
    expect(other.getByLabelText('Group name')).toHaveValue('Web 2');
  });
});

describe('deleting a group', () => {
  const ask = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Delete group Web 1' }));
    return within(await screen.findByRole('dialog', { name: 'Confirm Delete' }));
  };

  it('asks first, and sends nothing when it is cancelled', async () => {
    const { user, called } = manage();
    const dialog = await ask(user);
    expect(dialog.getByText('Are you sure you want to delete group Web 1?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(called('DELETE /group/g1')).toEqual([]);
  });

  it('sends once, says so, and keeps the focus in the widget', async () => {
    const { user, called } = manage({
      'GET /group': inTurn(answer(groups), answer(groups.slice(1))),
      'DELETE /group/g1': answer({ data: { message: '' } }),
    });
    const dialog = await ask(user);
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Group deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Group: Web 1')).not.toBeInTheDocument());
    expect(called('DELETE /group/g1')).toHaveLength(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('reloads the list if somebody else has deleted it', async () => {
    const gone = 'There is no such group.';
    const { user } = manage({
      'GET /group': inTurn(answer(groups), answer(groups.slice(1))),
      'DELETE /group/g1': refuse(404, gone),
    });
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(gone)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Group: Web 1')).not.toBeInTheDocument());
  });

  it("shows the specification's message when it fails", async () => {
    const { user } = manage({ 'DELETE /group/g1': () => new Response(null, { status: 500 }) });
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Failed to delete group')).toBeVisible();
    expect(screen.getAllByText('Failed to delete group')).toHaveLength(1);
  });

  it('says why it was refused', async () => {
    const sentence = 'This group has 1 quiz. Delete it before you delete the group.';
    const { user } = manage({ 'DELETE /group/g1': refuse(409, sentence) });
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });
});

describe('the students of a group', () => {
  const moved = answer({ data: { _id: 's2', message: '' } });

  it('adds students without a group', async () => {
    const joined = students.map((one) =>
      one._id === 's1' ? student('s1', 'George Boole', 'g1') : one,
    );
    const { user, called } = manage({
      'GET /student': inTurn(answer(students), answer(joined)),
      'POST /student/s1/g1': moved,
    });
    const dialog = await dialogOf(user, 'Students in Web 1', 'Students in Web 1');
    expect(dialog.getByText('2 of 3 places taken')).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Add George Boole' }));
    expect(await screen.findByText('Student added to the group')).toBeVisible();
    expect(await dialog.findByText('3 of 3 places taken')).toBeVisible();
    expect(dialog.getByText(/^This group is full/)).toBeVisible();
    expect(called('POST /student/s1/g1')).toHaveLength(1);
    await waitFor(() =>
      expect(dialog.getByRole('searchbox', { name: 'Search students' })).toHaveFocus(),
    );
  });

  it('moves to another group, but not into a full one', async () => {
    const { user, called } = manage({ 'PUT /student/s2/g3': moved });
    const dialog = await dialogOf(user, 'Students in Web 1', 'Students in Web 1');
    await user.click(dialog.getByRole('button', { name: 'Move or remove Grace Hopper' }));
    const full = await screen.findByRole('menuitem', { name: /^Web 2/ });
    expect(full).toHaveAttribute('aria-disabled', 'true');
    expect(full).toHaveTextContent('1 of 1 places taken');
    await user.click(screen.getByRole('menuitem', { name: /^Evening class/ }));
    expect(await screen.findByText('Student moved to the group')).toBeVisible();
    expect(called('PUT /student/s2/g3')).toHaveLength(1);
  });

  it("removes, and shows the server's message if it refuses", async () => {
    const { user } = manage({
      'DELETE /student/s2/g1': refuse(404, 'This student is not in this group.'),
    });
    const dialog = await dialogOf(user, 'Students in Web 1', 'Students in Web 1');
    await user.click(dialog.getByRole('button', { name: 'Move or remove Grace Hopper' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from group' }));
    expect(await screen.findByText('This student is not in this group.')).toBeVisible();
  });

  it('says that a group is full before anyone is added to it', async () => {
    const { user } = manage();
    const dialog = await dialogOf(user, 'Students in Web 2', 'Students in Web 2');
    expect(dialog.getByText(/^This group is full/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add George Boole' })).toBeDisabled();
  });

  it('finds one by name or address in both lists', async () => {
    const { user } = manage();
    const dialog = await dialogOf(user, 'Students in Web 1', 'Students in Web 1');
    await fill(user, dialog.getByRole('searchbox', { name: 'Search students' }), 'hedy@');
    await waitFor(() => expect(dialog.queryByText('Grace Hopper')).not.toBeInTheDocument());
    expect(dialog.getByText('Hedy Lamarr')).toBeVisible();
    expect(dialog.getByText('No students match your search.')).toBeVisible();
  });
});

it('closes its toasts after 3 s (spec §9)', async () => {
  const { user } = manage({ 'POST /group': saved('') });
  const form = await dialogOf(user, 'Add Group', 'Add New Group');
  await fill(user, form.getByLabelText('Group name'), 'Web 3');
  await fill(user, form.getByLabelText('Max students'), '20');
  stopClock();
  fireEvent.click(form.getByRole('button', { name: 'Add Group' }));
  const toast = await toasts().findByText('Group added successfully');
  await turnClock(2999);
  expect(toast).toBeInTheDocument();
  await turnClock(1);
  expect(toast).not.toBeInTheDocument();
});

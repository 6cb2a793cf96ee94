import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { NotThere } from '../judging/outcome';
import { sampleText } from '../school/belongings';
import type { School } from '../school/school';
import { readStudent } from '../school/students';

/** The instructor's groups. */
async function list({ judge, instructor }: School) {
  return judge.success(await (await instructor()).call('groups'));
}

/** A group as the instructor reads it. */
async function read({ judge, instructor }: School, id: string) {
  return judge.success(await (await instructor()).call('group', { ids: { id } }));
}

/** Invalid bodies of a group, and the field at fault. */
const misfits = [
  [{ name: 'ab', max_students: 5 }, 'name'],
  [{ name: 'Conformance', max_students: 0 }, 'max_students'],
  [{ name: 'Conformance', max_students: 101 }, 'max_students'],
  [{ name: 'Conformance', max_students: '5' }, 'max_students'],
] as const;

/** Names that `x-one-line` lets a server refuse. */
const misleading = ['Conformance\u202egroup', 'Conformance\u001b[2J', 'Conformance\ngroup'];

export const groupChecks: readonly Check[] = [
  plainCheck('groups', 'lists a group that was added', async (school) => {
    const group = await school.group();
    const listed = (await list(school)).find(({ _id }) => _id === group._id);
    hold(listed !== undefined, `"${group.name}" in the list`, 'a list without it');
    hold(
      listed?.name === group.name && listed.max_students === group.max_students,
      `"${group.name}" for ${group.max_students}`,
      `"${listed?.name}" for ${listed?.max_students}`,
    );
  }),
  check('groups', 'lists groups by name', async (school) => {
    const { addGroup, newName } = school.belongings;
    const [last, first] = [
      await addGroup({ name: newName('z') }),
      await addGroup({ name: newName('a') }),
    ];
    const names = (await list(school)).map(({ name }) => name);
    const [before, after] = [names.indexOf(first.name), names.indexOf(last.name)];
    hold(before >= 0 && before < after, `"${first.name}" before "${last.name}"`, names.join(', '));
  }),
  check('groups', 'counts the students of each group, if it does', async (school) => {
    const { _id } = await school.belongings.addGroup();
    for (const wanted of [0, 1]) {
      if (wanted > 0) await school.belongings.invite({ group: _id });
      const size = (await list(school)).find((group) => group._id === _id)?.size;
      if (size === undefined) throw new NotThere('"size" of groups');
      hold(size === wanted, `"size": ${wanted}`, `${size}`);
    }
  }),
  check('groups', 'lists nothing of another instructor', async (school) => {
    const { _id, name } = await school.group();
    const reply = await (await school.otherInstructor()).call('groups');
    const theirs = school.judge.success(reply);
    hold(!theirs.some((group) => group._id === _id), 'only their own groups', `"${name}" too`);
  }),

  plainCheck('createGroup', 'adds a group, which is then listed', async (school) => {
    const { call } = await school.instructor();
    const body = { name: school.belongings.newName('group'), max_students: 3 };
    school.judge.success(await call('createGroup', { body }));
    const isListed = (await list(school)).some(({ name }) => name === body.name);
    hold(isListed, `"${body.name}" in the list`, 'a list without it');
  }),
  check('createGroup', 'keeps the name as it was sent', async (school) => {
    const { addGroup, newName } = school.belongings;
    const sent = await addGroup({ name: `${newName('group')} ${sampleText}` });
    const { name } = await read(school, sent._id);
    hold(name === sent.name, `"${sent.name}"`, `"${name}"`);
  }),
  check('createGroup', 'names the invalid fields', async ({ judge, instructor }) => {
    const { call } = await instructor();
    for (const [body, field] of misfits) {
      judge.refusal(await call('createGroup', { body }), 400, field);
    }
  }),

  plainCheck('group', 'reads a group with its students', async (school) => {
    const { _id, name } = await school.group();
    const group = await read(school, _id);
    hold(group.name === name, `the name "${name}"`, `"${group.name}"`);
  }),
  check('group', 'shows an instructor its students', async (school) => {
    const { profile } = await school.classmate();
    const { students } = await read(school, (await school.group())._id);
    const found = students.find(({ _id }) => _id === profile._id);
    hold(
      found?.first_name === profile.first_name && found.email === profile.email,
      `${profile.email} by name and address`,
      JSON.stringify(found ?? students),
    );
  }),
  check(
    'group',
    'shows students their own group, with only the ids of its students',
    async (school) => {
      const { call } = await school.classmate();
      const reply = await call('group', { ids: { id: (await school.group())._id } });
      const { students } = school.judge.success(reply);
      const isBare = students.every((student) => Object.keys(student).join() === '_id');
      hold(students.length > 0 && isBare, 'students that carry nothing but "_id"', reply);
    },
  ),
  check('group', 'replies 404 to a student of another group', async (school) => {
    const { call } = await school.stranger();
    const reply = await call('group', { ids: { id: (await school.group())._id } });
    school.judge.refusedAs(reply, 'group.unknown');
  }),

  plainCheck('updateGroup', 'changes the name and the size', async (school) => {
    const { _id } = await school.belongings.addGroup();
    const body = { name: school.belongings.newName('group'), max_students: 7 };
    const { call } = await school.instructor();
    school.judge.success(await call('updateGroup', { ids: { id: _id }, body }));
    const listed = (await list(school)).find((group) => group._id === _id);
    hold(
      listed?.name === body.name && listed.max_students === 7,
      `"${body.name}" for 7`,
      `"${listed?.name}" for ${listed?.max_students}`,
    );
  }),
  check('updateGroup', 'names the invalid fields', async (school) => {
    const ids = { id: await school.decoys.group() };
    const { call } = await school.instructor();
    for (const [body, field] of misfits) {
      school.judge.refusal(await call('updateGroup', { ids, body }), 400, field);
    }
  }),
  check(
    'updateGroup',
    'names the field of a name that misleads, if it refuses one',
    async (school) => {
      const ids = { id: (await school.belongings.addGroup())._id };
      const { call } = await school.instructor();
      const replies = [];
      for (const name of misleading) {
        replies.push(await call('updateGroup', { ids, body: { name, max_students: 5 } }));
      }
      const refused = replies.filter(({ status }) => status >= 300);
      for (const reply of refused) school.judge.refusal(reply, 400, 'name');
      if (refused.length === 0) throw new NotThere('x-one-line');
    },
  ),
  check('updateGroup', 'takes a size of exactly its students', async (school) => {
    const { _id, name } = await school.belongings.addGroup();
    await school.belongings.invite({ group: _id });
    const { call } = await school.instructor();
    school.judge.success(
      await call('updateGroup', { ids: { id: _id }, body: { name, max_students: 1 } }),
    );
  }),
  check('updateGroup', 'keeps its students, who then have the new name', async (school) => {
    const { _id } = await school.belongings.addGroup();
    const student = await school.belongings.invite({ group: _id });
    const { call } = await school.instructor();
    const body = { name: school.belongings.newName('group'), max_students: 5 };
    school.judge.success(await call('updateGroup', { ids: { id: _id }, body }));
    const { group } = await readStudent(school, student);
    hold(group?.name === body.name, `"${body.name}"`, `"${group?.name}"`);
    const { students } = await read(school, _id);
    hold(students.length === 1, 'the student in the group', JSON.stringify(students));
  }),
  check('updateGroup', 'refuses a size below its students with 409', async (school) => {
    const { _id, name } = await school.belongings.addGroup();
    await school.belongings.invite({ group: _id });
    await school.belongings.invite({ group: _id });
    const { call } = await school.instructor();
    const body = { name, max_students: 1 };
    school.judge.refusedAs(await call('updateGroup', { ids: { id: _id }, body }), 'group.tooSmall');
  }),

  plainCheck('deleteGroup', 'deletes a group, which is no longer listed', async (school) => {
    const { _id, name } = await school.belongings.addGroup();
    const { call } = await school.instructor();
    school.judge.success(await call('deleteGroup', { ids: { id: _id } }));
    const isListed = (await list(school)).some((group) => group._id === _id);
    hold(!isListed, `a list without "${name}"`, 'a list with it');
  }),
  check('deleteGroup', 'keeps its students, without a group', async (school) => {
    const { _id } = await school.belongings.addGroup();
    const student = await school.belongings.invite({ group: _id });
    const { call } = await school.instructor();
    school.judge.success(await call('deleteGroup', { ids: { id: _id } }));
    const without = school.judge.success(await call('studentsWithoutGroup'));
    const isThere = without.some((entry) => entry._id === student);
    hold(isThere, 'the student among those without a group', 'no student with that id');
  }),
  check('deleteGroup', 'refuses a group that has a quiz with 409', async (school) => {
    await school.laterQuiz();
    const { call } = await school.instructor();
    const ids = { id: (await school.group())._id };
    school.judge.refusedAs(await call('deleteGroup', { ids }), 'group.hasQuizzes');
  }),
];

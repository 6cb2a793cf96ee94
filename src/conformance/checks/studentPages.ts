import type { Student } from '../../api/entities';
import { hold } from '../judging/judge';
import type { School } from '../school/school';
import { check, type Check } from './check';
import { holdRows, walk } from './pageWalk';

/** The students of this run, whose first name is its marker, as the whole list has them. */
async function ownStudents(school: School) {
  await school.decoys.student();
  const instructor = await school.instructor();
  const q = school.belongings.marker;
  const all = school.judge.success(await instructor.call('students'));
  const own = all.filter(({ first_name }) => first_name.includes(q));
  const search = async (query: Record<string, string>) =>
    (await walk<Student>(school.judge, instructor, 'students', { query: { q, ...query } })).items;
  return { instructor, q, all, own, search };
}

/** A student in a new group of the given instructor, and one in a group of the other. */
async function placedStudents({ belongings, judge, otherInstructor, foreignGroup }: School) {
  const { _id: groupId } = await belongings.addGroup();
  const inside = await belongings.invite({ group: groupId });
  const outside = await belongings.invite();
  const ids = { id: outside, groupId: await foreignGroup() };
  judge.success(await (await otherInstructor()).call('addStudentToGroup', { ids }));
  return { groupId, inside };
}

export const studentPageChecks: readonly Check[] = [
  check('students', 'finds students by name and email, on pages', async (school) => {
    const { own, q, search } = await ownStudents(school);
    holdRows(await search({}), own, `the students with “${q}”`);
    const [one] = own;
    const words = `${one?.email.toUpperCase()} ${one?.last_name}`;
    holdRows(await search({ q: words }), one ? [one] : [], 'the student with this email');
  }),
  check('students', 'finds names without accents, and within words', async (school) => {
    const id = await school.belongings.invite({ last_name: 'Müller' });
    const { search } = await ownStudents(school);
    for (const word of ['muller', 'MÜLLER', 'ülle']) {
      holdRows(
        await search({ q: `${word} ${school.belongings.marker}` }),
        [{ _id: id }],
        `“${word}”`,
      );
    }
  }),
  check('students', 'filters pages by group, and by being in none or elsewhere', async (school) => {
    const { groupId, inside } = await placedStudents(school);
    const { own, search } = await ownStudents(school);
    const free = own.filter(({ group }) => !group);
    holdRows(await search({ group: groupId }), [{ _id: inside }], 'who is in the group');
    holdRows(await search({ membership: 'none' }), free, 'who is in no group');
    const foreign = await school.foreignGroup();
    const others = own.filter(({ group }) => group?._id === foreign);
    const elsewhere = await search({ membership: 'elsewhere' });
    holdRows(elsewhere, others, 'who is in a group of another instructor');
  }),
  check('students', 'counts students on each page, whatever is asked for', async (school) => {
    const { instructor, q, all } = await ownStudents(school);
    const reply = await instructor.call('students', { query: { limit: 1, q } });
    const { counts } = school.judge.page(reply);
    if (counts === undefined) return;
    const none = all.filter(({ group }) => !group).length;
    const isRight = counts.all === all.length && counts.none === none;
    hold(isRight, `"all": ${all.length} and "none": ${none}`, JSON.stringify(counts));
  }),
  check('students', 'keeps the place of a page while a student is added', async (school) => {
    const { instructor, q, own } = await ownStudents(school);
    const read = async (query: Record<string, string>) =>
      school.judge.page(await instructor.call('students', { query: { q, limit: 2, ...query } }));
    const { next } = await read({});
    await school.belongings.invite({ last_name: 'Aaron' });
    const { items } = await read({ cursor: next ?? '' });
    holdRows(items, own.slice(2, 4), 'who came after the first page');
  }),
];

import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, NotChecked } from '../judging/outcome';
import type { School } from '../school/school';
import { attemptOf } from '../school/sitting';
import { housed, listStudents, readStudent } from '../school/students';

/** A student who is taking a quiz, and whose account the check may change. */
async function busyStudent(school: School): Promise<string> {
  const { profile } = await school.taker();
  if (profile._id === (await school.student()).profile._id) {
    throw new NotChecked('needs a student who can register, since it could change the given one');
  }
  attemptOf((await school.takeAnother()).paper);
  return profile._id;
}

/** A participant in the given instructor's quiz, who is now in another instructor's group. */
async function moveAway(school: School): Promise<{ id: string; back: () => Promise<void> }> {
  const { judge } = school;
  const quiz = await school.openQuiz();
  const { person, id } = await housed(school, await school.group());
  judge.success(await person.call('joinQuiz', { body: { code: quiz.code } }));
  const given = await school.instructor();
  const other = await school.otherInstructor();
  const own = { id, groupId: (await school.group())._id };
  const foreign = { id, groupId: await school.foreignGroup() };
  judge.success(await given.call('removeStudentFromGroup', { ids: own }));
  judge.success(await other.call('addStudentToGroup', { ids: foreign }));
  return {
    id,
    async back() {
      judge.success(await other.call('removeStudentFromGroup', { ids: foreign }));
      judge.success(await given.call('addStudentToGroup', { ids: own }));
    },
  };
}

/** These run late, because a server that obeys would leave no one to take the open quiz. */
export const lateStudentChecks: readonly Check[] = [
  check('deleteStudent', 'keeps the results of another instructor', async (school) => {
    const { id, back } = await moveAway(school);
    const { call } = await school.otherInstructor();
    const reply = await call('deleteStudent', { ids: { id } });
    const isListed = (await listStudents(school)).some(({ _id }) => _id === id);
    // Move the student back, so that the run can delete the account at its end.
    if (isListed) await back();
    school.judge.refusedAs(reply, 'student.otherResults');
    hold(isListed, 'the student in the list', 'a list without them');
  }),
  check('quizPaper', 'stays open for who has joined and left the group', async (school) => {
    const { judge } = school;
    const { person, id } = await housed(school, await school.group());
    await school.bank();
    const group = (await school.group())._id;
    const quiz = await school.belongings.addQuiz({ group });
    judge.success(await person.call('joinQuiz', { body: { code: quiz.code } }));
    const { call } = await school.instructor();
    judge.success(await call('removeStudentFromGroup', { ids: { id, groupId: group } }));
    judge.success(await person.call('quizPaper', { ids: { id: quiz._id } }));
    judge.success(
      await person.call('submitQuiz', { ids: { id: quiz._id }, body: { answers: [] } }),
    );
  }),
  check('updateStudent', 'deactivates no student who is taking a quiz', async (school) => {
    const _id = await busyStudent(school);
    const { call } = await school.instructor();
    const reply = await call('updateStudent', { body: { _id, status: 'inactive' } });
    school.judge.refusedAs(reply, 'student.takingQuiz', 'status');
    const { status } = await readStudent(school, _id);
    hold(status === 'active', 'the status "active"', `${status}`);
  }),
  check('deleteStudent', 'refuses a student who is taking a quiz with 409', async (school) => {
    const id = await busyStudent(school);
    const { call } = await school.instructor();
    school.judge.refusedAs(await call('deleteStudent', { ids: { id } }), 'student.takingQuiz');
    const isListed = (await listStudents(school)).some(({ _id }) => _id === id);
    hold(isListed, 'the student in the list', 'a list without them');
  }),
];

/** These run when no other check needs the student of another group. */
export const leavingChecks: readonly Check[] = [
  check('deleteStudent', 'ends the sessions of the student', async (school) => {
    const { profile, call } = await school.stranger();
    const instructor = await school.instructor();
    school.judge.success(await instructor.call('deleteStudent', { ids: { id: profile._id } }));
    const reply = await call('upcomingQuizzes');
    await asEvidence(() => school.judge.refusal(reply, 401));
  }),
];

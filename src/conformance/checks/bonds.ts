import type { OperationId } from '../../api/createQuizClient';
import { housed, placed } from '../school/students';
import { holdUntouched } from '../school/witness';
import { check, type Check } from './check';

/** Checks that instructors cannot change a student they have nothing to do with. */
export function leavesOthersAlone(
  operation: OperationId & ('updateStudent' | 'deleteStudent' | 'moveStudentToGroup'),
): Check {
  return check(operation, 'refuses a student of another instructor with 403', async (school) => {
    const { id } = await placed(school);
    const { call } = await school.otherInstructor();
    const requests = {
      updateStudent: () => ({
        body: { _id: id, first_name: school.belongings.newName('student') },
      }),
      deleteStudent: () => ({ ids: { id } }),
      moveStudentToGroup: async () => ({ ids: { id, groupId: await school.foreignGroup() } }),
    };
    const request = await requests[operation]();
    await holdUntouched(school, 'student', id, async () =>
      school.judge.refusal(await call(operation, request), 403),
    );
  });
}

/** A student who registered belongs to no instructor until one adds them to a group. */
export function leavesTheFreeAlone(
  operation: OperationId & ('updateStudent' | 'deleteStudent'),
): Check {
  return check(
    operation,
    'refuses with 403 a student who registered and has no group',
    async (school) => {
      const { id } = await housed(school, undefined);
      const { call } = await school.instructor();
      const request =
        operation === 'updateStudent'
          ? { body: { _id: id, first_name: school.belongings.newName('student') } }
          : { ids: { id } };
      await holdUntouched(school, 'student', id, async () =>
        school.judge.refusal(await call(operation, request), 403),
      );
    },
  );
}

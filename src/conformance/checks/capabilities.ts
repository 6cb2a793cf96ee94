import { missingStatuses } from '../../api/ApiError';
import { hold } from '../judging/judge';
import { check, type Check } from './check';

/** Optional reads that need nothing but an account, and whose. */
const reads = [
  ['me', 'instructor'],
  ['ownPlace', 'student'],
] as const;

export const capabilityChecks: readonly Check[] = [
  check('capabilities', 'lists exactly the operations that are there', async (school) => {
    const reply = await school.client.call(null, 'capabilities');
    const { operations } = school.judge.success(reply);
    for (const [id, role] of reads) {
      const { call } = await school[role]();
      const { status } = await call(id);
      const isThere = !missingStatuses.includes(status);
      const should = isThere ? `"${id}", which the server has` : `no "${id}", which is a ${status}`;
      hold(operations.includes(id) === isThere, should, reply);
    }
  }),
];

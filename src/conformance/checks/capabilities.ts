import { contractRoutes } from '../../contract/operations';
import { hold } from '../judging/judge';
import { createPresence } from '../school/presence';
import { check, type Check } from './check';

/** How many operations are named that the list has wrong. */
const mostNamed = 5;

export const capabilityChecks: readonly Check[] = [
  check('capabilities', 'lists exactly the operations that are there', async (school) => {
    const reply = await school.client.call(null, 'capabilities');
    const listed = school.judge.success(reply).operations;
    const hasOperation = createPresence(false);
    const wrong: string[] = [];
    for (const { id, isOptional } of contractRoutes) {
      // A list that came lists itself or not.
      if (!isOptional || id === 'capabilities') continue;
      const isThere = await hasOperation(school, id);
      if (isThere === listed.includes(id)) continue;
      wrong.push(isThere ? `"${id}", which the server has` : `no "${id}", which it has not`);
    }
    hold(wrong.length === 0, wrong.slice(0, mostNamed).join(', '), listed.join(', '));
  }),
];

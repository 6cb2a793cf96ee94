import { contractRoutes, type ContractRoute } from '../../contract/operations';
import type { OperationId } from '../../api/createQuizClient';
import { bendsOf, bent, edgesIn, type Bend } from '../judging/bends';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { Mismatch } from '../judging/outcome';
import { requestOf } from '../school/requests';
import type { School } from '../school/school';
import { excerptOfText } from '../judging/wire';
import { rightCaller } from './everyOperation';

/** How many faults are reported. */
const mostTold = 5;

/** Servers limit tries of operations without a token, so each field there gets one value. */
function chosen({ roles }: ContractRoute, bends: readonly Bend[]): Bend[] {
  if (roles !== null) return [...bends];
  return bends.filter(
    ({ field }, index) => bends.findIndex((one) => one.field === field) === index,
  );
}

function spelled({ field, value }: Bend): string {
  const text = JSON.stringify(value);
  return `${field}: ${text.length > 40 ? `${text.slice(0, 20)}… of ${text.length - 2} characters` : text}`;
}

/** How the server mishandles a bent body; undefined if it refuses the body as it should. */
async function faultOf(
  route: ContractRoute,
  school: School,
  body: unknown,
  ids: Readonly<Record<string, string>>,
  bend: Bend,
): Promise<string | undefined> {
  const caller = await rightCaller(route, school);
  const request = { ids, body: bent(body, bend) };
  const reply = await school.client.call(caller?.token ?? null, route.id, request);
  try {
    school.judge.refusal(reply, 400, bend.field);
    return undefined;
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    return `${spelled(bend)} → ${reply.status} ${excerptOfText(reply.text)}`;
  }
}

function holdsFields(route: ContractRoute): Check {
  return check(route.id, 'refuses what a field does not allow', async (school) => {
    const { ids = {}, body } = await requestOf(school, route.id);
    const faults: string[] = [];
    for (const bend of chosen(route, bendsOf(route.id, body))) {
      const fault = await faultOf(route, school, body, ids, bend);
      if (fault !== undefined) faults.push(fault);
    }
    const more = faults.length > mostTold ? `; and ${faults.length - mostTold} more` : '';
    hold(
      faults.length === 0,
      '400 with "errors" that name the field',
      `${faults.slice(0, mostTold).join('; ')}${more}`,
    );
  });
}

/** Changes of texts harm only what is renamed, and others make things that keep their names. */
const accepting: readonly (readonly [OperationId, 'texts' | 'choices'])[] = [
  ['updateGroup', 'texts'],
  ['updateQuestion', 'texts'],
  ['updateQuiz', 'texts'],
  ['createGroup', 'choices'],
  ['updateGroup', 'choices'],
  ['createQuestion', 'choices'],
  ['createQuiz', 'choices'],
  ['extendTime', 'choices'],
];

function acceptsEdges(id: OperationId, kinds: 'texts' | 'choices'): Check {
  const what = kinds === 'texts' ? 'the shortest and the longest text' : 'each choice and limit';
  return check(id, `takes ${what} that a field allows`, async (school) => {
    const { call } = await school.instructor();
    const { ids = {}, body } = await requestOf(school, id);
    const faults: string[] = [];
    for (const edge of edgesIn(id, kinds)) {
      // Each server has a list of types.
      if (edge.field === 'type') continue;
      const name = kinds === 'choices' && { title: school.belongings.newName('quiz') };
      const changed = bent(body, edge);
      const reply = await call(id, { ids, body: { ...changed, ...('title' in changed && name) } });
      // A bank may have too few questions for a quiz.
      if (reply.status < 300 || reply.status === 409) continue;
      faults.push(`${spelled(edge)} → ${reply.status} ${excerptOfText(reply.text)}`);
    }
    // Its first name says that the run made it.
    if (kinds === 'texts') await call(id, { ids, body: { ...body } });
    hold(faults.length === 0, 'a success', faults.slice(0, mostTold).join('; '));
  });
}

/** Bodies may hold what the contract's schemas allow, up to their limits. */
export const edgeChecks: readonly Check[] = accepting.map(([id, kinds]) => acceptsEdges(id, kinds));

/** Bodies may hold only what the contract's schemas allow. */
export const fieldChecks: readonly Check[] = contractRoutes
  .filter(({ hasBody }) => hasBody)
  .map(holdsFields);

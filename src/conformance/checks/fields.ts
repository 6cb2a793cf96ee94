import { contractRoutes, type ContractRoute } from '../../contract/operations';
import { bendsOf, bent, type Bend } from '../judging/bends';
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

/** Bodies may hold only what the contract's schemas allow. */
export const fieldChecks: readonly Check[] = contractRoutes
  .filter(({ hasBody }) => hasBody)
  .map(holdsFields);

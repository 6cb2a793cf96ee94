import { contractRoutes, type ContractRoute } from '../../contract/operations';
import type { OperationId } from '../../api/createQuizClient';
import {
  invalidValuesOf,
  withField,
  edgesIn,
  isStray,
  type FieldValue,
  type EdgeKinds,
} from '../judging/invalidValues';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { Mismatch, NotThere } from '../judging/outcome';
import { requestOf } from '../school/requests';
import type { School } from '../school/school';
import { excerptOfText } from '../judging/wire';
import { rightCaller } from './everyOperation';

/** How many faults are reported. */
const mostReported = 5;

/** Servers limit tries of operations without a token, so each field there gets one value. */
function chosen({ roles }: ContractRoute, values: readonly FieldValue[]): FieldValue[] {
  if (roles !== null) return [...values];
  return values.filter(
    ({ field }, index) => values.findIndex((one) => one.field === field) === index,
  );
}

function spelled({ field, value }: FieldValue): string {
  const signs = [...JSON.stringify(value)];
  if (signs.length <= 40) return `${field}: ${signs.join('')}`;
  return `${field}: ${signs.slice(0, 20).join('')}… of ${signs.length - 2} characters`;
}

interface FieldFault {
  text: string;
  sign: string | undefined;
}

/** How the server mishandles an invalid value; undefined if it refuses it as it should. */
async function faultOf(
  route: ContractRoute,
  school: School,
  body: unknown,
  ids: Readonly<Record<string, string>>,
  invalid: FieldValue,
): Promise<FieldFault | undefined> {
  const caller = await rightCaller(route, school);
  const request = { ids, body: withField(body, invalid) };
  const reply = await school.client.call(caller?.token ?? null, route.id, request);
  try {
    school.judge.refusal(reply, 400, invalid.field);
    return undefined;
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const text = `${spelled(invalid)} → ${reply.status} ${excerptOfText(reply.text)}`;
    return { text, sign: error.sign };
  }
}

/** Checks that a server refuses each of these invalid values in a body, by the name of the field. */
function refuses(
  route: ContractRoute,
  title: string,
  isMeant: (invalid: FieldValue) => boolean,
  expected: string,
): Check {
  return check(route.id, title, async (school) => {
    const { ids = {}, body } = await requestOf(school, route.id);
    const values = chosen(route, invalidValuesOf(route.id, body)).filter(isMeant);
    if (values.length === 0) throw new NotThere('such fields');
    const faults: FieldFault[] = [];
    for (const invalid of values) {
      const fault = await faultOf(route, school, body, ids, invalid);
      if (fault !== undefined) faults.push(fault);
    }
    const more = faults.length > mostReported ? `; and ${faults.length - mostReported} more` : '';
    if (faults.length === 0) return;
    const [{ sign } = { sign: undefined }] = faults;
    const isOne = faults.every((fault) => fault.sign === sign);
    const came = faults.slice(0, mostReported).map(({ text }) => text);
    throw new Mismatch(
      expected,
      `${came.join('; ')}${more}`,
      undefined,
      undefined,
      isOne ? sign : undefined,
    );
  });
}

const holdsFields = (route: ContractRoute): Check =>
  refuses(
    route,
    'refuses what a field does not allow',
    (invalid) => !isStray(invalid),
    '400 with "errors" that name the field',
  );

/** Some validators look at unknown fields only on the outside. */
const withParts: readonly OperationId[] = [
  'createQuestion',
  'importQuestions',
  'submitQuiz',
  'saveAnswers',
];

const holdsParts = (route: ContractRoute): Check =>
  refuses(
    route,
    'names an unknown field of an object or entry within the body',
    isStray,
    '400 with "errors" that name the unknown field',
  );

/** Changes of texts harm only what is renamed, and others make things that keep their names. */
const accepting: readonly (readonly [OperationId, EdgeKinds])[] = [
  ['updateGroup', 'texts'],
  ['updateQuestion', 'texts'],
  ['updateQuiz', 'texts'],
  ['updateGroup', 'emoji'],
  ['updateQuestion', 'emoji'],
  ['updateQuiz', 'emoji'],
  ['createGroup', 'choices'],
  ['updateGroup', 'choices'],
  ['createQuestion', 'choices'],
  ['createQuiz', 'choices'],
  ['extendTime', 'choices'],
];

const edgeTitles: Readonly<Record<EdgeKinds, string>> = {
  texts: 'takes the shortest and the longest text that a field allows',
  emoji: 'counts characters, of which an emoji is one, up to the longest text of a field',
  choices: 'takes each choice and limit that a field allows',
};

function acceptsEdges(id: OperationId, kinds: EdgeKinds): Check {
  return check(id, edgeTitles[kinds], async (school) => {
    const { call } = await school.instructor();
    const { ids = {}, body } = await requestOf(school, id);
    const faults: string[] = [];
    for (const edge of edgesIn(id, kinds)) {
      // Each server has a list of types.
      if (edge.field === 'type') continue;
      const name = kinds === 'choices' && { title: school.belongings.newName('quiz') };
      const changed = withField(body, edge);
      const reply = await call(id, { ids, body: { ...changed, ...('title' in changed && name) } });
      // A bank may have too few questions for a quiz.
      if (reply.status < 300 || reply.status === 409) continue;
      faults.push(`${spelled(edge)} → ${reply.status} ${excerptOfText(reply.text)}`);
    }
    // Its first name says that the run made it.
    if (kinds !== 'choices') await call(id, { ids, body: { ...body } });
    hold(faults.length === 0, 'a success', faults.slice(0, mostReported).join('; '));
  });
}

/** Bodies may hold what the contract's schemas allow, up to their limits. */
export const edgeChecks: readonly Check[] = accepting.map(([id, kinds]) => acceptsEdges(id, kinds));

/** Bodies may hold only what the contract's schemas allow. */
export const fieldChecks: readonly Check[] = contractRoutes
  .filter(({ hasBody }) => hasBody)
  .flatMap((route) => [
    holdsFields(route),
    ...(withParts.includes(route.id) ? [holdsParts(route)] : []),
  ]);

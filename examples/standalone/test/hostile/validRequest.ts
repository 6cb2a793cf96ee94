import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract } from '../../../../src/contract/document';
import type { JsonSchema } from '../../../../src/contract/documentTypes';
import { nounOf, type ContractRoute } from '../../../../src/contract/operations';
import {
  avif,
  exif,
  extended,
  jpeg,
  lossless,
  lossy,
  png,
  segment,
  webpFile,
} from '../../../../tests/rules/pictures/files';
import { password } from '../api/testSchool';
import type { Chance } from './chance';
import { emailOf, type Caller, type HostileSchool, type Tokens } from './hostileSchool';
import type { Kind, Memory } from './memory';
import { oddTexts, plainTexts } from './oddValues';
import type { RequestDraft } from './wireRequest';

/** The inputs of a generated request. */
export interface Source {
  chance: Chance;
  memory: Memory;
  caller: Caller;
  tokens: Readonly<Tokens>;
  school: HostileSchool;
}

const kindByField: Record<string, Kind> = {
  group: 'group',
  groupId: 'group',
  student: 'student',
  _id: 'student',
  question: 'question',
  participation: 'participation',
};

const numbers = ['0', '-3.5', '1200', `0.${'0'.repeat(77)}1`, '9'.repeat(80)];

/** Texts that are meaningful in the school, by their field. */
const meaningful: Record<string, (source: Source) => string> = {
  email: ({ chance, memory }) =>
    chance.happens(0.3) ? emailOf(`new${chance.below(1_000_000)}`) : chance.pick(memory.emails),
  code: ({ chance, memory }) => chance.pick(memory.codes),
  otp: ({ chance, school }) =>
    (chance.happens(0.5) ? school.emailCode : undefined) ??
    school.mails.map(({ text }) => /^\s*(\d{6,})\s*$/m.exec(text)?.[1]).findLast(Boolean) ??
    school.oneTimeCode,
  password: () => password,
  type: ({ chance }) => chance.pick(['FE', 'FE', 'BE', 'DO']),
  answer: ({ chance }) => chance.pick(['A', 'B', 'AC', ...numbers]),
  number: ({ chance }) => chance.pick(numbers),
  // A tag can be called so too.
  to: ({ chance }) => chance.pick(['0', '-4']),
  tolerance: ({ chance }) => chance.pick(['0', '0.01', '2%', `${'9'.repeat(79)}%`]),
  schadule: ({ chance, school }) =>
    new Date(school.now.getTime() + chance.pick([-4, 0, 1, 60]) * 60_000).toISOString(),
  chosen_at: ({ chance, school }) =>
    new Date(school.now.getTime() + chance.pick([-5000, 0, 1, 60_000])).toISOString(),
};

const size = { width: 4, height: 3 };
const pictures = [
  png(size),
  jpeg(size, segment(0xe1, exif(6))),
  webpFile(lossy(size)),
  webpFile(extended(size, 0), lossless(size)),
  avif({ size, isTurned: true, extents: 2 }),
];

const ajv = new Ajv2020({ strict: false });
formats(ajv, ['date-time']);
const fitting = new Map<JsonSchema, { plain: string[]; odd: string[] }>();

function textsFor(schema: JsonSchema) {
  const known = fitting.get(schema);
  if (known) return known;
  const fits = ajv.compile(schema);
  const texts = {
    plain: plainTexts.filter((text) => fits(text)),
    odd: oddTexts.filter((text) => !/[\0\p{Surrogate}]/u.test(text) && fits(text)),
  };
  fitting.set(schema, texts);
  return texts;
}

/**
 * A request that fits the contract: mostly with ids, addresses and codes that are meaningful in the
 * school, and with texts up to their fields' limits.
 */
export function validRequest(route: ContractRoute, source: Source): RequestDraft {
  const token = source.tokens[source.caller];
  const schema = route.source.requestBody?.content?.['application/json']?.schema;
  const noun: Kind = nounOf(route);
  return {
    method: route.method.toUpperCase(),
    segments: route.path
      .slice(1)
      .split('/')
      .map((segment) => {
        if (!segment.startsWith('{')) return segment;
        const kind = segment === '{id}' ? noun : 'group';
        return source.memory.idOf(kind, source.caller, source.chance);
      }),
    query: '',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: schema === undefined ? undefined : instanceOf(schema, '', source),
    picture: route.takesBytes ? source.chance.pick(pictures) : undefined,
    edits: [],
  };
}

function named(schema: JsonSchema): string | undefined {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
}

/** An instance of a schema of the contract's request bodies, which use a part of JSON Schema. */
function instanceOf(schema: JsonSchema, field: string, source: Source): unknown {
  const { chance, memory, caller } = source;
  const name = named(schema);
  if (name === 'Id') return memory.idOf(kindByField[field] ?? 'student', caller, chance);
  if (name !== undefined) return instanceOf(contract.components.schemas[name] ?? {}, field, source);

  const forms = schema['oneOf'] as JsonSchema[] | undefined;
  if (forms) return instanceOf(chance.pick(forms), field, source);
  const choices = schema['enum'] as unknown[] | undefined;
  if (choices) return chance.happens(0.5) ? choices[0] : chance.pick(choices);
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, source);
    case 'array':
      return listOf(schema, field, source);
    case 'integer': {
      const [least, most] = [Number(schema['minimum']), Number(schema['maximum'])];
      return chance.pick([least, least, least + 1, least + 2, 30, most]);
    }
    case 'boolean':
      return chance.happens(0.5);
    case 'null':
      return null;
    default:
      return textOf(schema, field, source);
  }
}

function objectOf(schema: JsonSchema, source: Source): object {
  const required = (schema['required'] ?? []) as string[];
  const properties = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  const sent = properties.filter(([name]) => required.includes(name) || source.chance.happens(0.5));
  const made = Object.fromEntries(
    sent.map(([name, property]) => [name, instanceOf(property, name, source)]),
  );
  return 'options' in made && 'answer' in made ? asQuestion(made, source) : made;
}

/**
 * Mostly lets options follow each other and contain the answer, or a number be the answer, as no schema
 * of a field says.
 */
function asQuestion(
  { accepted = [], ...made }: Record<string, unknown>,
  { chance }: Source,
): object {
  if (chance.happens(0.2)) return { ...made, accepted };
  if (made['kind'] === 'numeric') {
    return { ...made, options: {}, answer: chance.pick(numbers), accepted };
  }
  const texts = Object.values(made['options'] as object);
  texts.push(...['one', 'two'].slice(texts.length));
  const letters = [...'ABCDEF'].slice(0, texts.length);
  const right = made['kind'] === 'multiple' ? letters.filter(() => chance.happens(0.5)) : [];
  return {
    ...made,
    options: Object.fromEntries(letters.map((letter, place) => [letter, texts[place]])),
    answer: right.join('') || chance.pick(letters),
  };
}

function listOf(schema: JsonSchema, field: string, source: Source): unknown[] {
  const least = Number(schema['minItems'] ?? 0);
  const entries = Array.from({ length: least + source.chance.below(4) }, () =>
    instanceOf(schema['items'] as JsonSchema, field, source),
  );
  // A question is answered once; no other entries in the contract's lists must differ.
  const key = (entry: unknown) =>
    (entry as { question?: string }).question ?? JSON.stringify(entry);
  return [...new Map(entries.map((entry) => [key(entry), entry])).values()];
}

function textOf(schema: JsonSchema, field: string, source: Source): string {
  const { chance } = source;
  const make = meaningful[field];
  if (make && chance.happens(0.8)) return make(source);
  const { plain, odd } = textsFor(schema);
  return chance.pick(odd.length === 0 || (plain.length > 0 && chance.happens(0.5)) ? plain : odd);
}

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failureStatuses } from '../../src/rules/failureCodes';
import { replies, type Refusing } from '../../src/rules/replies';

const codes = Object.keys(failureStatuses);
/** Refusals whose sentences depend on the request or the fault, so `replies` has none. */
const ofTheMoment = ['request.tooLarge', 'server.failed', 'tries.tooMany'];

interface NamedReply {
  section: string;
  name: string;
  said: string | Refusing;
}

/** Every reply; one with a choice of sentences once for each. */
const all: NamedReply[] = Object.entries(replies).flatMap(([section, entries]) =>
  Object.entries(entries).flatMap(([name, reply]: [string, unknown]) => {
    if (typeof reply !== 'function') return [{ section, name, said: reply as string | Refusing }];
    const say = reply as (...details: unknown[]) => string | Refusing;
    const details = [[true], [false], ['Instructor'], ['A', ['B'], 'easy', 'FE']];
    const given = say.length === 2 ? [['A', ['B']]] : details;
    return given.map((one) => ({ section, name, said: say(...one) }));
  }),
);
const refusals: (NamedReply & { code: string })[] = all.flatMap((reply) =>
  typeof reply.said === 'string' ? [] : [{ ...reply, code: reply.said.code }],
);

/** The text of all files below a folder that mention `replies`. */
function textIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .filter((text) => text.includes('replies'))
    .join('\n');
}

const schedule = readFileSync('src/rules/schedule.ts', 'utf8');

/** The codes of the replies that a back end sends directly or through the shared rules. */
function sentBy(folder: string): string[] {
  const text = textIn(folder) + textIn('src/rules/ruling') + schedule;
  const isSent = ({ section, name }: NamedReply) =>
    text.includes(`replies.${section}`) && new RegExp(`\\b${name}\\b`).test(text);
  return [...new Set([...refusals.filter(isSent).map(({ code }) => code)])];
}

it('every code has a reply, except those whose sentence depends on the moment', () => {
  const replied = new Set(refusals.map(({ code }) => code));
  expect(codes.filter((code) => !replied.has(code)).sort()).toEqual(ofTheMoment);
});

describe('the replies with a code are sent', () => {
  const without = (sent: string[]) =>
    codes.filter((code) => !sent.includes(code) && !ofTheMoment.includes(code)).sort();

  it('by the reference server, all of them', () => {
    expect(without(sentBy('examples/standalone/server'))).toEqual([]);
  });

  it('by the mock school, except for what cannot happen in it', () => {
    // It has no database, no limits, no demo accounts, no erased people, and registration is open.
    expect(without(sentBy('src/testing'))).toEqual([
      'login.localOnly',
      'registration.closed',
      'registration.studentsOnly',
      'server.busy',
      'server.full',
      'server.unavailable',
      'server.uncertain',
      'student.erased',
    ]);
  });
});

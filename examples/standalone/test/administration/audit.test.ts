import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Administration } from '../../server/administration/administration';
import { showAudit } from '../../server/administration/audit/showAudit';
import { auditActions } from '../../server/audit/actions';
import { recordAudit } from '../../server/audit/recordAudit';
import { users } from '../../server/database/schema';
import { enter, makeQuiz, submissionOf } from '../api/fixtures';
import { monday, openSchool, type School } from '../api/testSchool';

type Options = Parameters<typeof showAudit>[1];

let school: School;
const days = (count: number) => new Date(monday.getTime() + count * 24 * 60 * 60_000);

async function shown(options: Options = {}, more: Partial<Administration> = {}): Promise<string[]> {
  const lines: string[] = [];
  await showAudit(
    {
      database: school.database,
      clock: () => school.now,
      publicUrl: undefined,
      mailDir: 'nowhere',
      print: (line) => lines.push(line),
      writeFile: () => Promise.reject(new Error('nothing to write')),
      ...more,
    },
    options,
  );
  return lines;
}

beforeAll(async () => {
  school = await openSchool();
  await makeQuiz(school, { id: 'quiz', title: 'Unit\u001b[2J 1' });
  await makeQuiz(school, { id: 'gone', title: 'Unit 2', opensAt: days(3) });
  await enter(school, 'quiz', 'rita');
  await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 10 });
  await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 5, student: 'rita' });
  school.now = new Date(monday.getTime() + 5_000);
  await school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('B'));
  school.now = days(1);
  await school.call('ines', 'POST', 'student/nora/red');
  await school.call('ines', 'DELETE', 'quiz/gone');
  school.now = days(2);
  await school.call('ines', 'PUT', 'student', {
    _id: 'nora',
    first_name: 'Nora',
    last_name: 'New',
  });
  await recordAudit(
    school.database,
    { action: 'key.rotate', at: days(2), by: 'command', subject: 'school' },
    {
      ...{ action: 'account.erase', at: days(2), by: 'command', subject: 'somebody' },
      ...{ before: { role: 'Student' }, after: { attempts: 2 } },
    },
    {
      ...{ action: 'quiz.grade', at: days(2), by: 'server', subject: 'quiz', quiz: 'quiz' },
      after: { attempts: 0 },
    },
  );
});
afterAll(() => school.close());

describe('audit', () => {
  it('shows a line for each entry, newest last, with current names', async () => {
    expect(await shown()).toEqual(
      [
        ['2026-05-04 09:00:00.000Z', 'Ines Tester', 'quiz.extend', '"Unit?[2J 1"'],
        ['2026-05-04 09:00:00.000Z', 'Ines Tester', 'quiz.extend', '"Unit?[2J 1"'],
        [
          '2026-05-04 09:00:05.000Z',
          'Rita Tester',
          'attempt.submit',
          'Rita Tester in "Unit?[2J 1"',
        ],
        ['2026-05-05 09:00:00.000Z', 'Ines Tester', 'student.move', 'Nora New'],
        ['2026-05-05 09:00:00.000Z', 'Ines Tester', 'quiz.delete', 'deleted quiz gone'],
        ['2026-05-06 09:00:00.000Z', 'Ines Tester', 'student.update', 'Nora New'],
        ['2026-05-06 09:00:00.000Z', 'administrator', 'key.rotate', 'school'],
        ['2026-05-06 09:00:00.000Z', 'administrator', 'account.erase', 'deleted account somebody'],
        ['2026-05-06 09:00:00.000Z', 'server', 'quiz.grade', '"Unit?[2J 1"'],
      ].map((columns, index) => [...columns, changes[index]].filter(Boolean).join('\t')),
    );
  });

  const changes = [
    'duration 30 → 40, minutes 10, reopened 0',
    'extra minutes 0 → 5, minutes 5, student Rita Tester, reopened 0',
    'revision 1, answered 1, score 2',
    'group none → "Group red"',
    'title was "Unit 2", group was "Group red", opens at was 2026-05-07T09:00:00.000Z, duration was 30, questions was 5, score per question was 2, attempts was 0, results was 0',
    'last name changed',
    '',
    'role was Student, attempts 2',
    'attempts 0',
  ];

  it('shows lines of JSON with only ids', async () => {
    const lines = await shown({ json: true });
    expect(lines).toHaveLength(9);
    expect(JSON.parse(lines[1]!)).toEqual({
      ...{ id: expect.any(Number) as number, at: monday.toISOString() },
      ...{ actor: 'user', actor_id: 'ines', action: 'quiz.extend' },
      ...{ subject_id: 'quiz', quiz_id: 'quiz', before: { extra_minutes: 0 } },
      after: { minutes: 5, student: 'rita', extra_minutes: 5, reopened: 0 },
    });
    expect(lines.join()).not.toMatch(/Tester|@/);
  });

  it.each<[Options, number]>([
    [{ quiz: 'quiz' }, 4],
    [{ quiz: 'gone' }, 1],
    [{ person: ' RITA@school.example' }, 2],
    [{ person: 'ines@school.example' }, 5],
    [{ since: '2026-05-05' }, 6],
    [{ since: '2026-05-05', until: '2026-05-05' }, 2],
    [{ until: '2026-05-04' }, 3],
    [{ until: '2026-05-04T09:00' }, 2],
    [{ since: '2026-05-04T11:00:01+02:00', until: '2026-05-05T09:00:00Z' }, 3],
    [{ action: 'quiz.*' }, 4],
    [{ action: '*.delete' }, 1],
    [{ action: 'attempt.submit', person: 'rita@school.example', quiz: 'quiz' }, 1],
  ])('shows what %o asks for', async (options, count) => {
    expect(await shown({ ...options, json: true })).toHaveLength(count);
  });

  it('says that nothing was found, but prints nothing for a program', async () => {
    expect(await shown({ since: '2026-06-01' })).toEqual(['No matching entries.']);
    expect(await shown({ since: '2026-06-01', json: true })).toEqual([]);
  });

  it.each<[Options, string]>([
    [{ since: 'yesterday' }, '--since yesterday is not a date. Give a day such as 2026-05-04,'],
    [{ until: '2026-02-30' }, '--until 2026-02-30 is not a date.'],
    [{ since: '2026-05-04T25:00' }, '--since 2026-05-04T25:00 is not a date.'],
    [{ since: '05/04/2026' }, '--since 05/04/2026 is not a date.'],
    [
      { since: '2026-05-05', until: '2026-05-04' },
      '--since 2026-05-05 is after --until 2026-05-04. Give the earlier date to --since.',
    ],
    [
      { person: 'nobody@school.example' },
      'Nobody has the email nobody@school.example. "quizwright-standalone user list" shows who has an account.',
    ],
    [{ quiz: 'none' }, 'No quiz has the id none, not even a deleted one.'],
    [{ action: 'quizzes.*' }, 'No action matches quizzes.*. The actions are quiz.create, '],
    [{ action: 'quizXcreate' }, 'No action matches quizXcreate.'],
  ])('refuses %o with a sentence', async (options, sentence) => {
    const refused = shown(options);
    await expect(refused).rejects.toMatchObject({ name: 'CommandError' });
    await expect(refused).rejects.toThrow(sentence);
  });

  it('reads page after page only as fast as its reader, and ends when the reader is gone', async () => {
    const entry = {
      action: 'account.invite',
      at: days(9),
      by: 'command',
      subject: 'nora',
    } as const;
    await recordAudit(school.database, ...Array.from({ length: 2_500 }, () => entry));
    const pages: number[] = [];
    let lines = 0;
    const reader = {
      print: () => void (lines += 1),
      printed: () => {
        pages.push(lines);
        return pages.length < 2 ? Promise.resolve() : Promise.reject(new Error('gone'));
      },
    };
    await expect(shown({ action: 'account.*' }, reader)).rejects.toThrow('gone');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toBeLessThanOrEqual(1_000);
    expect(pages[1]).toBeLessThanOrEqual(2_000);
    expect(await shown({ action: 'account.invite' })).toHaveLength(2_500);
  });

  it("shows nobody's former names", async () => {
    const [nora] = await school.database.select().from(users);
    expect(nora).toBeDefined();
    expect((await shown()).join('\n')).not.toContain('Nora Tester');
  });

  it('shows an action of a later version as far as it can', async () => {
    const later = { at: days(10), actor: 'user' as const, actorId: 'ines', action: 'quiz.later' };
    const { auditEntries } = await import('../../server/database/schema');
    await school.database
      .insert(auditEntries)
      .values({ ...later, subjectId: 'quiz', quizId: 'quiz', after: { depth: 3 } });
    expect((await shown({ since: '2026-05-14' })).at(-1)).toBe(
      '2026-05-14 09:00:00.000Z\tInes Tester\tquiz.later\titem quiz\tdepth 3',
    );
    expect(Object.keys(auditActions)).not.toContain('quiz.later');
  });
});

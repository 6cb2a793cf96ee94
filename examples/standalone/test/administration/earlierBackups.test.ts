import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../server/administration/backups/backUp';
import { rehearse } from '../../server/administration/backups/rehearse';
import { restore } from '../../server/administration/backups/restore';
import { openDatabase } from '../../server/database/openDatabase';
import { attempts, users } from '../../server/database/schema';
import { openUnmigrated } from '../database/earlierVersion';
import { temporaryFolder } from '../process/temporaryFolder';
import { carriedOut } from './carriedOut';
import { emptyPlace } from './emptyPlace';

const folder = temporaryFolder();
const journal = new URL('../../server/database/migrations/meta/_journal.json', import.meta.url);
const versions = (JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }).entries
  .length;

/** Rows that every version so far could write. */
const written = [
  `insert into users (id, role, first_name, last_name, email, password_hash) values
    ('ines', 'Instructor', 'Ines', 'Tester', 'ines@school.example', 'hash'),
    ('rita', 'Student', 'Rita', 'Tester', 'rita@school.example', 'hash')`,
  `insert into groups (id, owner_id, name, max_students) values ('red', 'ines', 'Red', 30)`,
  `update users set group_id = 'red' where id = 'rita'`,
  `insert into quizzes (id, owner_id, group_id, title, description, code, opens_at, duration_minutes,
    closes_at, questions_number, difficulty, type, score_per_question) values
    ('quiz', 'ines', 'red', 'Quiz', 'A quiz.', 'QUIZ2222', now(), 30, now() + interval '30 min', 1, 'easy', 'FE', 2)`,
  `insert into quiz_items (quiz_id, position, question_id, title, description, options, answer)
    values ('quiz', 1, 'q1', 'Why?', 'Because.', '{"A": "1", "B": "2", "C": "3", "D": "4"}', 'B')`,
  `insert into attempts (id, quiz_id, student_id, joined_at, answers) values
    ('attempt', 'quiz', 'rita', now(), '{"q1": "B"}')`,
];

const laterVersions = [Math.floor(versions / 2), versions - 1];

/** The oldest goes through every migration, so a sample has only that one. */
const counts = [1, ...(process.env.SERVER_SAMPLE === 'yes' ? [] : laterVersions)];

describe.each(counts)('a backup of a version with %i migrations', (count) => {
  const file = join(folder, `${count}.backup`);

  test('is rehearsed by the current version, and the oldest is restored', async () => {
    const earlier = await openUnmigrated(count, written);
    try {
      await carriedOut(earlier.database, backUp, file);
    } finally {
      await earlier.close();
    }
    const lines: string[] = [];
    await rehearse(file, (line) => lines.push(line));
    const left = versions - count;
    expect(lines.join()).toContain(`succeeded. 6 rows were restored and ${left} migration`);

    // A rehearsal restores as well.
    if (count > 1) return;
    const place = await emptyPlace();
    try {
      await restore(file, place, () => undefined);
      const { database, close } = await openDatabase(place);
      expect(await database.$count(users)).toBe(2);
      expect(await database.select().from(attempts)).toMatchObject([{ answers: { q1: 'B' } }]);
      await close();
    } finally {
      await place.remove();
    }
  }, 120_000);
});

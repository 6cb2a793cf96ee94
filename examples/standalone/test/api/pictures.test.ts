import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { largestPicture, mostPictureBytes, replies, unusedPictureMs } from 'quizwright/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chunk, jpeg, png } from '../../../../tests/rules/pictures/files';
import { samplePicture } from '../../../../src/conformance/school/samplePicture';
import { limits } from '../../server/accounts/rateLimits';
import { triesOf } from '../../server/accounts/tries';
import { createTokens } from '../../server/accounts/tokens';
import {
  pictureParts,
  pictures,
  questions,
  rateLimits,
  quizItems,
  quizzes,
} from '../../server/database/schema';
import { removeUnusedPictures } from '../../server/pictures/removeUnused';
import { enter, makeQuiz } from './fixtures';
import { monday, openSchool, type School } from './testSchool';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());
beforeEach(async () => {
  school.now = monday;
  for (const table of [quizzes, questions, pictures]) await school.database.delete(table);
});

interface Uploaded {
  data: { _id: string; type: string; width: number; height: number };
}

async function upload(who = 'ines', file: Uint8Array = samplePicture): Promise<string> {
  const { status, body } = await school.call<Uploaded>(who, 'POST', 'media', file);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data._id;
}

const largePicture = () =>
  png({ width: 2, height: 2 }, chunk('IDAT', Buffer.from(randomBytes(700_000))));
const partsLeft = () => school.database.$count(pictureParts);

const read = (who: string, id: string) => school.call<Buffer>(who, 'GET', `media/${id}`);
const statusOf = async (who: string, id: string) => (await read(who, id)).status;

/** A quiz of Ines whose first question shows a picture, with Rita in it. */
async function quizWith(
  id: string,
  values: Partial<typeof quizzes.$inferInsert> = {},
  item: Partial<typeof quizItems.$inferInsert> = {},
) {
  const quiz = await makeQuiz(school, values);
  await school.database
    .update(quizItems)
    .set({ title: `What is this? ![a point](media:${id})`, format: 'markdown', ...item })
    .where(eq(quizItems.quizId, quiz.id));
  await enter(school, quiz.id, 'rita');
  return quiz;
}

describe('uploading', () => {
  test('is limited for each instructor, and for nobody else', async () => {
    const { upload: limit } = limits;
    const wholeAt = new Date(school.now.getTime() + limit.tries * limit.returnMs);
    await school.database.insert(rateLimits).values({ key: triesOf(limit, 'ines').key, wholeAt });
    const { status, body } = await school.call('ines', 'POST', 'media', samplePicture);
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { message: 'Too many pictures. Try again in 3 seconds.' },
    });
    await upload('otto');
    await school.database.delete(rateLimits);
    // A refusal is remembered until then.
    school.now = new Date(school.now.getTime() + limit.returnMs);
  });

  test('keeps a picture under the digest of what is left of it, without what was beside it', async () => {
    const { status, body } = await school.call<Uploaded>('ines', 'POST', 'media', samplePicture);
    expect(status).toBe(201);
    const picture = await read('ines', body.data._id);
    expect(picture.status).toBe(200);
    expect(picture.body.includes('IDAT')).toBe(true);
    expect(picture.body.includes('Taken at home')).toBe(false);
    const digest = createHash('sha256').update(picture.body).digest('base64url');
    expect(body.data).toMatchObject({
      ...{ _id: `${digest}-1x1`, type: 'image/png', width: 1, height: 1 },
    });
  });

  test('the same picture again takes no more room', async () => {
    expect(await upload()).toBe(await upload());
    expect(await school.database.$count(pictures)).toBe(1);
  });

  test('a large picture is kept in parts, and read whole', async () => {
    const file = largePicture();
    const id = await upload('ines', file);
    const parts = await partsLeft();
    expect(parts).toBeGreaterThan(4);
    expect(await upload('ines', file)).toBe(id);
    expect(await partsLeft()).toBe(parts);
    const { body } = await read('ines', id);
    expect(`${createHash('sha256').update(body).digest('base64url')}-2x2`).toBe(id);
  });

  test('the same picture of another instructor is theirs', async () => {
    const id = await upload('otto');
    expect(await statusOf('ines', id)).toBe(404);
    expect(await upload('ines')).toBe(id);
    expect(await statusOf('ines', id)).toBe(200);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const size = { width: 4_097, height: 1 };
  test.each([
    ['a drawing', svg, replies.pictures.unreadable],
    ['a damaged picture', samplePicture.slice(0, 50), replies.pictures.unreadable],
    ['a picture with too many pixels', png(size), replies.pictures.tooLarge],
    ['a photograph with too many pixels', jpeg(size), replies.pictures.tooLarge],
  ])('refuses %s', async (_, file, why) => {
    const reply = await school.call('ines', 'POST', 'media', file);
    expect(reply).toMatchObject({ status: 400, body: why });
    expect(await school.database.$count(pictures)).toBe(0);
  });

  async function send(contentType: string | undefined, payload: Buffer, url = '/api/media') {
    const token = await createTokens(school.database, () => school.now).issue('ines');
    return school.inject({
      ...{ method: 'POST', url, payload },
      headers: {
        authorization: `Bearer ${token}`,
        ...(contentType !== undefined && { 'content-type': contentType }),
      },
    });
  }

  test('goes by the content, whatever its type is called', async () => {
    for (const type of ['image/png', 'image/svg+xml', 'application/octet-stream']) {
      expect((await send(type, Buffer.from(samplePicture))).status, type).toBe(201);
    }
    expect((await send('image/png', svg)).body).toEqual(replies.pictures.unreadable);
  });

  test('refuses JSON, and text of any kind', async () => {
    const reply = await send('application/json', Buffer.from('{"title":"a"}'));
    expect(reply).toMatchObject({ status: 400, body: replies.pictures.unreadable });
    const page = await send('text/html', Buffer.from('<b>'));
    expect(page).toMatchObject({ status: 415, body: replies.pictures.wrongType });
  });

  test('refuses a file that is too long before it is read', async () => {
    const file = Buffer.concat([samplePicture, Buffer.alloc(largestPicture)]);
    const reply = await send('image/png', file);
    expect(reply).toMatchObject({ status: 413, body: { code: 'request.tooLarge' } });
  });

  test('bytes are no body of any other operation', async () => {
    const reply = await send('image/png', Buffer.from(samplePicture), '/api/question');
    expect(reply).toMatchObject({ status: 415, body: replies.requests.wrongType });
  });

  test('is only for instructors', async () => {
    expect((await school.call('rita', 'POST', 'media', samplePicture)).status).toBe(403);
  });

  test('stops where the pictures of an instructor take as much room as they may', async () => {
    const picture = { type: 'image/png', width: 1, height: 1, bytes: samplePicture } as const;
    await school.database
      .insert(pictures)
      .values({ ...picture, id: 'large', ownerId: 'ines', size: mostPictureBytes });
    const reply = await school.call('ines', 'POST', 'media', samplePicture);
    expect(reply).toMatchObject({ status: 409, body: replies.pictures.full });
    expect(await school.database.$count(pictures)).toBe(1);
    expect(await upload('otto')).not.toBe('');
  });

  test('simultaneous uploads do not exceed the room together', async () => {
    const picture = { type: 'image/png', width: 1, height: 1, bytes: samplePicture } as const;
    await school.database
      .insert(pictures)
      .values({ ...picture, id: 'large', ownerId: 'ines', size: mostPictureBytes - 5_000 });
    const files = [1, 2, 3].map((width) => png({ width, height: 1 }));
    const replies = await Promise.all(
      files.map((file) => school.call('ines', 'POST', 'media', file)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('reading', () => {
  test('lets browsers keep it for good, each person for themselves', async () => {
    const id = await upload();
    const { headers } = await read('ines', id);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${id}"`,
      vary: expect.stringContaining('Authorization') as string,
    });
    const token = await createTokens(school.database, () => school.now).issue('ines');
    const again = await school.app.inject({
      url: `/api/media/${id}`,
      headers: { authorization: `Bearer ${token}`, 'if-none-match': `"${id}"` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('shows students the pictures of an open quiz that they have joined', async () => {
    const id = await upload();
    const quiz = await quizWith(id);
    expect(await statusOf('rita', id)).toBe(200);
    // Of the same group, and has not joined.
    expect(await statusOf('ruth', id)).toBe(404);
    expect(await statusOf('gina', id)).toBe(404);
    await school.database.delete(quizzes).where(eq(quizzes.id, quiz.id));
    expect(await statusOf('rita', id)).toBe(404);
  });

  test('shows them no picture before the quiz opens, and all after it has closed', async () => {
    const id = await upload();
    await quizWith(id, { opensAt: new Date(monday.getTime() + 60_000) });
    expect(await statusOf('rita', id)).toBe(404);
    school.now = new Date(monday.getTime() + 60_000);
    expect(await statusOf('rita', id)).toBe(200);
    school.now = new Date(monday.getTime() + 5 * 3_600_000);
    expect(await statusOf('rita', id)).toBe(200);
  });

  test('finds a picture in an option', async () => {
    const id = await upload();
    const options = { A: `![a](media:${id})`, B: 'two', C: 'three', D: 'four' };
    await quizWith(id, {}, { title: 'Which?', options });
    expect(await statusOf('rita', id)).toBe(200);
  });

  test('a plain text shows no picture, and neither does a quiz of somebody else', async () => {
    const id = await upload();
    await quizWith(id, {}, { format: 'plain' });
    await quizWith(id, { ownerId: 'otto', groupId: 'green' });
    expect(await statusOf('rita', id)).toBe(404);
  });

  test('part of an id is no id', async () => {
    const id = await upload();
    await quizWith(id);
    expect(await statusOf('rita', id.slice(0, -1))).toBe(404);
    expect((await read('rita', '%25')).status).toBe(400);
  });
});

describe('what nothing shows', () => {
  const after = (days: number) => new Date(monday.getTime() + days * 86_400_000);
  const left = async () => (await school.database.select().from(pictures)).length;

  test('is removed after 30 days, with all its parts', async () => {
    await upload('ines', largePicture());
    expect(await removeUnusedPictures(school.database, after(1))).toBe(0);
    expect(await removeUnusedPictures(school.database, after(30))).toBe(0);
    expect(await removeUnusedPictures(school.database, after(32))).toBe(1);
    expect([await left(), await partsLeft()]).toEqual([0, 0]);
    expect(unusedPictureMs).toBe(30 * 86_400_000);
  });

  test('stays while a question or a quiz shows it, also in the explanation', async () => {
    const [inQuestion, inQuiz] = [
      await upload(),
      await upload('ines', png({ width: 2, height: 2 })),
    ];
    const description = `Because ![so](media:${inQuestion}).`;
    await school.database.insert(questions).values({
      ...{ ownerId: 'ines', title: 'Why?', description, format: 'markdown', answer: 'A' },
      ...{ options: { A: 'one', B: 'two' }, type: 'FE', difficulty: 'easy' },
    });
    await quizWith(inQuiz);
    for (const days of [1, 40, 80]) await removeUnusedPictures(school.database, after(days));
    expect(await left()).toBe(2);
    await school.database.delete(questions);
    await school.database.delete(quizzes);
    await removeUnusedPictures(school.database, after(90));
    expect(await left()).toBe(2);
    await removeUnusedPictures(school.database, after(121));
    expect(await left()).toBe(0);
  });

  test('stays longer once it is used or uploaded again', async () => {
    const id = await upload();
    await removeUnusedPictures(school.database, after(1));
    await upload();
    await removeUnusedPictures(school.database, after(40));
    expect(await left()).toBe(1);
    await quizWith(id);
    await removeUnusedPictures(school.database, after(80));
    expect(await left()).toBe(1);
  });

  test('is told from what only another instructor shows', async () => {
    const id = await upload('otto');
    await upload('ines');
    await quizWith(id);
    await removeUnusedPictures(school.database, after(1));
    await removeUnusedPictures(school.database, after(32));
    const [row] = await school.database.select().from(pictures);
    expect([await left(), row?.ownerId]).toEqual([1, 'ines']);
  });
});

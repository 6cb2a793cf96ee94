import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { auditEntries } from '../../server/database/schema';
import { enrolAnew } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Question, SavedBody } from './wire';

type Facets = components['schemas']['QuestionFacets'];
type Changed = components['schemas']['ChangedQuestions'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const draft = {
  ...{ title: 'What is a box?', description: 'It is square.', answer: 'A' },
  options: { A: 'A box', B: 'A ball', C: 'A line', D: 'A dot' },
  ...{ type: 'FE', difficulty: 'easy' },
};
const add = async (title: string, tags?: string[], who = 'ines') => {
  const body = { ...draft, title, ...(tags && { tags }) };
  return (await school.call<SavedBody<Question>>(who, 'POST', 'question', body)).body.data;
};
/** The bank by title, because all are added at the same instant here. */
const bank = async () =>
  (await school.call<Question[]>('ines', 'GET', 'question')).body.sort((one, other) =>
    one.title.localeCompare(other.title),
  );
const page = async (query: string) => {
  const { body } = await school.call<{ items: Question[]; total: number }>(
    'ines',
    'GET',
    `question?limit=50&${query}`,
  );
  return { titles: body.items.map(({ title }) => title).sort(), total: body.total };
};
const facets = async (who = 'ines') =>
  (await school.call<Facets>(who, 'GET', 'question/facets')).body;
const change = async (body: object, who = 'ines') =>
  (await school.call<{ data: Changed }>(who, 'POST', 'question/change', body)).body.data;
const rename = async (body: object) =>
  (await school.call<{ data: { questions: number } }>('ines', 'PUT', 'tag', body)).body.data;
/** The entries of an action since the test began: nothing deletes them. */
let before = 0;
beforeEach(async () => {
  before = (await school.database.select().from(auditEntries)).length;
});
const audited = async (wanted: string) =>
  (await school.database.select().from(auditEntries).orderBy(auditEntries.id))
    .slice(before)
    .filter(({ action }) => action === wanted);

describe('the tags of a question', () => {
  test('are kept trimmed and each once, in the list and on pages', async () => {
    const { tags } = await add('Boxes', [' CSS ', 'css', 'layout']);
    expect(tags).toEqual(['CSS', 'layout']);
    expect((await bank())[0]).toHaveProperty('tags', ['CSS', 'layout']);
    const { body } = await school.call<{ items: Question[] }>('ines', 'GET', 'question?limit=5');
    expect(body.items[0]).toHaveProperty('tags', ['CSS', 'layout']);
  });

  test('are left out of a question that has none', async () => {
    const { _id, message, revision, ...question } = await add('Plain');
    expect(question).toEqual({ ...draft, title: 'Plain' });
    expect(message).toBe('Question added');
    expect((await bank())[0]).toEqual({ _id, ...draft, title: 'Plain', revision });
  });

  test('go with a change that names none, and the audit tells only that they changed', async () => {
    const { _id } = await add('Boxes', ['secret']);
    await school.call('ines', 'PUT', `question/${_id}`, { ...draft, title: 'Boxes' });
    expect((await bank())[0]).not.toHaveProperty('tags');
    const [entry] = await audited('question.update');
    expect(entry).toMatchObject({ before: {}, after: { tags: true } });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  test.each([
    [['a,b'], 'tags.0'],
    [['x'.repeat(41)], 'tags.0'],
    [[' '], 'tags.0'],
    [Array.from({ length: 11 }, (_, nth) => `tag ${nth}`), 'tags'],
  ])('are refused: %j', async (tags, field) => {
    const { status, body } = await school.call('ines', 'POST', 'question', { ...draft, tags });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });
});

describe('pages', () => {
  test('are filtered by all tags of a list, in any case, together with the search', async () => {
    await add('One', ['CSS']);
    await add('Two', ['css', 'Layout']);
    await add('Three', ['layout']);
    expect(await page('tags=CSS')).toEqual({ titles: ['One', 'Two'], total: 2 });
    expect(await page('tags=layout,css')).toEqual({ titles: ['Two'], total: 1 });
    expect(await page('tags=layout&q=three')).toEqual({ titles: ['Three'], total: 1 });
    expect(await page('tags=')).toMatchObject({ total: 3 });
  });

  test('are filtered by whether a quiz has drawn a question', async () => {
    await add('Drawn');
    await school.call('ines', 'POST', 'quiz', {
      ...{ title: 'Boxes', description: 'Some.', group: 'red', questions_number: 1 },
      ...{ difficulty: 'easy', type: 'FE', schadule: monday.toISOString() },
      ...{ duration: 30, score_per_question: 1 },
    });
    await add('Other');
    expect(await page('used=yes')).toEqual({ titles: ['Drawn'], total: 1 });
    expect(await page('used=no')).toEqual({ titles: ['Other'], total: 1 });
    expect(await facets()).toMatchObject({ tags: [], used: 1 });
  });
});

test('the facets say which types the questions of the own bank have', async () => {
  const post = (who: string, type: string) =>
    school.call(who, 'POST', 'question', { ...draft, title: `${who} ${type}`, type });
  expect(await facets()).toMatchObject({ types: [] });
  for (const type of ['FE', 'BE', 'FE']) await post('ines', type);
  await post('otto', 'DO');
  expect(await facets()).toMatchObject({ types: ['BE', 'FE'] });
});

test('the facets count tags of the own bank, in any case', async () => {
  await add('One', ['CSS']);
  await add('Two', ['css', 'layout']);
  await add('Three', ['CSS']);
  await add('Theirs', ['theirs'], 'otto');
  expect(await facets()).toMatchObject({
    tags: [
      { tag: 'CSS', questions: 3 },
      { tag: 'layout', questions: 1 },
    ],
    used: 0,
  });
});

describe('a change of many questions', () => {
  test('changes type, difficulty and tags, and is recorded once', async () => {
    const [one, two] = [await add('One', ['old']), await add('Two', ['kept'])];
    const ids = [one._id, two._id];
    const body = { ids, type: 'BE', difficulty: 'hard', add_tags: ['New'], remove_tags: ['OLD'] };
    expect(await change(body)).toEqual({ ids, refused: [], message: '2 questions changed' });
    const now = { ...draft, type: 'BE', difficulty: 'hard' };
    expect(await bank()).toMatchObject([
      { ...now, _id: one._id, title: 'One', tags: ['New'] },
      { ...now, _id: two._id, title: 'Two', tags: ['kept', 'New'] },
    ]);
    expect(await audited('question.change')).toMatchObject([
      { subjectId: 'ines', after: { questions: 2, type: 'BE', difficulty: 'hard', tags: true } },
    ]);
    expect(await page('tags=new')).toMatchObject({ total: 2 });
  });

  test('refuses each question by itself', async () => {
    const full = await add(
      'Full',
      Array.from({ length: 10 }, (_, nth) => `tag ${nth}`),
    );
    const theirs = await add('Theirs', [], 'otto');
    const own = await add('Own');
    const ids = [full._id, theirs._id, own._id, 'nowhere'];
    expect(await change({ ids, add_tags: ['one more'] })).toEqual({
      ids: [own._id],
      refused: [
        { _id: full._id, reason: 'tooManyTags' },
        { _id: theirs._id, reason: 'unknown' },
        { _id: 'nowhere', reason: 'unknown' },
      ],
      message: '1 question changed',
    });
  });

  test('records nothing where nothing changes', async () => {
    const { _id } = await add('One');
    expect(await change({ ids: [_id, _id], difficulty: 'easy' })).toMatchObject({ ids: [_id] });
    expect(await audited('question.change')).toEqual([]);
  });
});

describe('renaming', () => {
  test('merges tags in the whole bank, and leaves other banks alone', async () => {
    await add('One', ['js', 'css']);
    await add('Two', ['JavaScript', 'js']);
    await add('Theirs', ['js'], 'otto');
    expect(await rename({ tags: ['JS', 'javascript'], to: 'ECMAScript' })).toEqual({
      ...{ questions: 2, message: '2 questions changed' },
    });
    expect((await bank()).map(({ tags }) => tags)).toEqual([['ECMAScript', 'css'], ['ECMAScript']]);
    expect(await facets('otto')).toMatchObject({ tags: [{ tag: 'js', questions: 1 }] });
    expect(await audited('question.retag')).toMatchObject([{ after: { questions: 2 } }]);
  });

  test('removes tags without a name', async () => {
    await add('One', ['js', 'css']);
    expect(await rename({ tags: ['js'] })).toMatchObject({ questions: 1 });
    expect((await bank())[0]?.tags).toEqual(['css']);
    expect(await rename({ tags: ['js'] })).toMatchObject({ questions: 0 });
  });
});

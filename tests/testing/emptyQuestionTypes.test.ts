import { expect, it } from 'vitest';
import { firstDay, listenTo, questionDraft } from './school';

const { as, ask } = listenTo({ now: firstDay, questionTypes: [] });

it('a school with an empty list has the types of the specification', async () => {
  expect((await ask('instructor', 'capabilities')).body).not.toHaveProperty('question_types');
  await as('instructor').createQuestion({ ...questionDraft, type: 'FE' });
});

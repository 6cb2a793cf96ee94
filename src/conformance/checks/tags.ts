import type { Question } from '../../api/entities';
import { mostTags, questionQualities } from '../../rules/limits';
import { hold } from '../judging/judge';
import { NotThere } from '../judging/outcome';
import type { School } from '../school/school';
import { check, type Check } from './check';
import { holdListed } from '../school/capabilities';
import { holdRows, walk } from './pageWalk';
import { addedAs, list } from './questions';

/** Adds a question with tags, where the server takes them. */
async function tagged(school: School, ...tags: string[]): Promise<Question> {
  await holdListed(school, 'QuestionInput.tags');
  const added = await addedAs(school, { tags });
  hold(added !== undefined, 'a question with tags in the list', 'a list without it');
  return added as Question;
}

const spelled = (tags: readonly string[] | undefined): string => JSON.stringify(tags ?? []);

async function facets(school: School) {
  const { call } = await school.instructor();
  return school.judge.success(await call('questionFacets'));
}

/** The tags of one question as they are now. */
async function tagsNow(school: School, { _id }: Question) {
  return (await list(school)).find((question) => question._id === _id)?.tags;
}

export const tagChecks: readonly Check[] = [
  check('createQuestion', 'keeps its tags, each once, if it takes them', async (school) => {
    const tag = school.belongings.newTag();
    const { tags } = await tagged(school, ` ${tag} `, 'CSS', tag.toUpperCase());
    hold(spelled(tags) === spelled([tag, 'CSS']), spelled([tag, 'CSS']), spelled(tags));
  }),
  check('questionFacets', 'counts the questions of a tag, in any case', async (school) => {
    const tag = school.belongings.newTag();
    await tagged(school, tag);
    await tagged(school, tag);
    await tagged(school, tag.toUpperCase());
    const counted = (await facets(school)).tags.filter((one) => one.tag === tag);
    const said = JSON.stringify(counted);
    hold(counted.length === 1 && counted[0]?.questions === 3, `"${tag}" with 3 questions`, said);
  }),
  check('questionFacets', 'counts nothing of another instructor', async (school) => {
    const tag = school.belongings.newTag();
    await tagged(school, tag);
    const other = await school.otherInstructor();
    const { tags } = school.judge.success(await other.call('questionFacets'));
    hold(!tags.some((one) => one.tag === tag), `tags without "${tag}"`, JSON.stringify(tags));
  }),
  check('questionFacets', 'says every type that questions have, once', async (school) => {
    await school.bank();
    const { types } = await facets(school);
    if (types === undefined) throw new NotThere('types');
    const had = [...new Set((await list(school)).map(({ type }) => type))].sort();
    hold(spelled([...types].sort()) === spelled(had), spelled(had), spelled(types));
  }),
  check('questions', 'filters pages by tags, all of which a question has', async (school) => {
    await holdListed(school, 'questionFacets');
    const [one, both] = [school.belongings.newTag(), school.belongings.newTag()];
    const first = await tagged(school, one);
    const second = await tagged(school, both, one.toUpperCase());
    const instructor = await school.instructor();
    const found = async (tags: string) =>
      (await walk<Question>(school.judge, instructor, 'questions', { query: { tags } })).items;
    const newestFirst = (await list(school)).filter(({ _id }) =>
      [first._id, second._id].includes(_id),
    );
    holdRows(await found(one), newestFirst, `those with "${one}"`);
    holdRows(await found(`${one},${both}`), [second], `the one that has "${both}", too`);
  }),
  check('questions', 'filters pages by their use', async (school) => {
    await holdListed(school, 'questionFacets');
    const { used } = await facets(school);
    if (used === undefined) throw new NotThere('used');
    const instructor = await school.instructor();
    const total = async (query: Record<string, string>) =>
      (await walk<Question>(school.judge, instructor, 'questions', { query })).total;
    const [yes, no] = [await total({ used: 'yes' }), await total({ used: 'no' })];
    const all = (await list(school)).length;
    hold(yes === used && yes + no === all, `${used} used and ${all - used} not`, `${yes}, ${no}`);
  }),
  check('questions', 'filters pages by what closed quizzes say', async (school) => {
    await holdListed(school, 'questionFacets');
    const { quality: counts } = await facets(school);
    if (counts === undefined) throw new NotThere('quality');
    const instructor = await school.instructor();
    const all = await list(school);
    for (const quality of questionQualities) {
      const query = { quality };
      const { items, total } = await walk<Question>(school.judge, instructor, 'questions', {
        query,
      });
      hold(total === counts[quality], `${counts[quality]} that are ${quality}`, `${total}`);
      holdRows(
        items,
        all.filter((question) => question.quality === quality),
        `those that are ${quality}`,
      );
    }
  }),
  check(
    'questions',
    'says of each question whether a quiz has drawn it, if of any',
    async (school) => {
      const said = (await list(school)).filter(({ used }) => used).length;
      if (said === 0) throw new NotThere('used');
      await holdListed(school, 'questionFacets');
      const { used } = await facets(school);
      hold(used === undefined || used === said, `${used} with "used"`, `${said}`);
    },
  ),
  check('changeQuestions', 'changes type, difficulty and tags', async (school) => {
    const { newTag, otherType: type } = school.belongings;
    const [before, after] = [newTag(), newTag()];
    const question = await tagged(school, before);
    const { call } = await school.instructor();
    const reply = await call('changeQuestions', {
      body: {
        ids: [question._id],
        type,
        difficulty: 'medium' as const,
        add_tags: [after],
        remove_tags: [before.toUpperCase()],
      },
    });
    const { ids } = school.judge.success(reply);
    const now = (await list(school)).find(({ _id }) => _id === question._id);
    const isChanged =
      now?.type === type && now.difficulty === 'medium' && spelled(now.tags) === spelled([after]);
    hold(
      ids.join() === question._id && isChanged,
      `${type}, medium, "${after}"`,
      JSON.stringify(now),
    );
    hold(now?.title === question.title, question.title, now?.title ?? 'no question');
  }),
  check(
    'changeQuestions',
    'keeps the type and the difficulty that are not sent',
    async (school) => {
      const tag = school.belongings.newTag();
      const { _id, type, difficulty } = await tagged(school);
      const { call } = await school.instructor();
      const body = { ids: [_id], add_tags: [tag] };
      school.judge.success(await call('changeQuestions', { body }));
      const now = (await list(school)).find((question) => question._id === _id);
      const isKept = now?.type === type && now.difficulty === difficulty;
      hold(isKept, `${type}, ${difficulty}`, JSON.stringify(now ?? 'none'));
    },
  ),
  check('updateQuestion', 'removes the tags if none are sent', async (school) => {
    const { _id } = await tagged(school, school.belongings.newTag());
    const { call } = await school.instructor();
    const body = school.belongings.questionDraft();
    school.judge.success(await call('updateQuestion', { ids: { id: _id }, body }));
    const now = (await list(school)).find((question) => question._id === _id);
    hold(now !== undefined && !now.tags?.length, 'no tags', JSON.stringify(now ?? 'none'));
  }),
  check('changeQuestions', 'refuses each question by itself', async (school) => {
    const full = Array.from({ length: mostTags }, () => school.belongings.newTag());
    const [fitting, filled] = [await tagged(school), await tagged(school, ...full)];
    const stranger = await school.otherInstructor();
    const tag = school.belongings.newTag();
    const body = { ids: [fitting._id, filled._id], add_tags: [tag] };
    const { call } = await school.instructor();
    const own = school.judge.success(await call('changeQuestions', { body }));
    const isSplit =
      own.ids.join() === fitting._id &&
      own.refused.map(({ _id, reason }) => `${_id} ${reason}`).join() ===
        `${filled._id} tooManyTags`;
    hold(isSplit, `${filled._id} as "tooManyTags"`, JSON.stringify(own));
    const theirs = school.judge.success(await stranger.call('changeQuestions', { body }));
    const unknown = theirs.refused.filter(({ reason }) => reason === 'unknown').length;
    hold(theirs.ids.length === 0 && unknown === 2, 'both as "unknown"', JSON.stringify(theirs));
  }),
  check('renameTags', 'merges tags, and removes them', async (school) => {
    const [one, other, merged] = [1, 2, 3].map(() => school.belongings.newTag()) as [
      string,
      string,
      string,
    ];
    const [both, single] = [await tagged(school, one, other), await tagged(school, other)];
    const { call } = await school.instructor();
    const rename = async (tags: string[], to?: string) =>
      school.judge.success(await call('renameTags', { body: { tags, ...(to && { to }) } }));
    const { questions } = await rename([one.toUpperCase(), other], merged);
    const now = [await tagsNow(school, both), await tagsNow(school, single)].map(spelled);
    const wanted = [[merged], [merged]].map(spelled);
    hold(questions === 2 && now.join() === wanted.join(), wanted.join(' '), now.join(' '));
    await rename([merged]);
    const left = spelled(await tagsNow(school, single));
    hold(left === spelled([]), 'no tags', left);
  }),
  check('renameTags', 'leaves the tags of other instructors alone', async (school) => {
    const { judge, belongings } = school;
    const [tag, to] = [belongings.newTag(), belongings.newTag()];
    await tagged(school, tag);
    const [instructor, other] = [await school.instructor(), await school.otherInstructor()];
    const draft = { ...belongings.questionDraft(), tags: [tag] };
    judge.success(await other.call('createQuestion', { body: draft }));
    judge.success(await instructor.call('renameTags', { body: { tags: [tag], to } }));
    const bank = judge.success(await other.call('questions'));
    const theirs = bank.find(({ title }) => title === draft.title);
    // Later checks need the other bank without it.
    if (theirs) judge.success(await other.call('deleteQuestion', { ids: { id: theirs._id } }));
    const came = spelled(theirs?.tags);
    hold(came === spelled([tag]), `${spelled([tag])} of another instructor`, came);
  }),
];

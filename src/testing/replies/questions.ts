import type { ItemStatistics, Question, RefusedChange } from '../../api/entities';
import { itemQuality } from '../../items/itemVerdicts';
import { pooledFigures } from '../../items/pooledItem';
import { wordingOf } from '../../items/wordingOf';
import { optionTexts } from '../../items/itemRules';
import { trimQuestion } from '../../items/trimQuestion';
import { difficulties, type QuestionQuality } from '../../rules/limits';
import { mostQuestions } from '../../rules/listLengths';
import { replies } from '../../rules/replies';
import { changedTags, countTags, hasTags, renamedTags, tagKeysIn, tagsOf } from '../../rules/tags';
import { findTexts } from '../../rules/textSearch';
import { byId, orderBy } from '../school/order';
import { pageOf } from '../school/pages';
import { hasClosed } from '../school/quizTimes';
import type { OwnedQuestion } from '../school/records';
import { holdRevision, Refusal, revisionOf } from '../school/refusal';
import type { Acting, Replies, Call } from './call';
import { evidenceOf } from './statistics';

/** @throws Refusal 404 for a question that is not the instructor's own */
function ownQuestion({ data, caller }: Acting, id: string): OwnedQuestion {
  const found = data.questions.find(
    ({ owner, question }) => owner === caller._id && question._id === id,
  );
  if (found === undefined) throw new Refusal(404, replies.questions.notYours);
  return found;
}

/** A question with its revision. */
function revised(question: Question): Question {
  const { title, description, answer, type, difficulty, format, kind, tags } = question;
  const { accepted } = question;
  const texts = [title, description, optionTexts(question)];
  return {
    ...question,
    revision: revisionOf(texts, answer, type, difficulty, format, kind, accepted, tags),
  };
}

/** The caller's questions, newest first, with what quizzes say of them. */
function bankOf(call: Acting): Question[] {
  const { data, caller } = call;
  const drawn = usedBy(call);
  const qualityOf = qualitiesBy(call);
  return data.questions
    .filter(({ owner }) => owner === caller._id)
    .map(({ question }) => {
      const quality = qualityOf(question);
      return {
        ...revised(question),
        ...(drawn.has(question._id) && { used: true }),
        ...(quality && { quality }),
      };
    })
    .reverse();
}

const newestFirst = (one: Question, other: Question): number => byId(other._id, one._id);

const columns = {
  title: ({ title }: Question) => title,
  description: ({ description }: Question) => description,
  difficulty: ({ difficulty }: Question) => difficulties.indexOf(difficulty),
  type: ({ type }: Question) => type,
};

function textOf(question: Question): string {
  const { title, description } = question;
  return [title, description, ...optionTexts(question)].join('\n');
}

/** The ids of the questions that the caller's quizzes have drawn. */
function usedBy({ data, caller }: Acting): ReadonlySet<string> {
  const own = data.quizzes.filter(({ owner }) => owner === caller._id);
  return new Set(own.flatMap(({ items }) => items.map(({ _id }) => _id)));
}

/** What the caller's closed quizzes say of a question that they asked in its present words. */
function qualitiesBy(call: Acting) {
  const { data, caller, now } = call;
  const asked = new Map<string, ItemStatistics[]>();
  for (const owned of data.quizzes) {
    if (owned.owner !== caller._id || !hasClosed(data, owned, now)) continue;
    for (const item of evidenceOf(data, owned)) {
      asked.set(item._id, [...(asked.get(item._id) ?? []), item]);
    }
  }
  return (question: Question): QuestionQuality | undefined => {
    const wording = wordingOf(question);
    const figures = (asked.get(question._id) ?? []).filter((item) => wordingOf(item) === wording);
    return itemQuality({ ...question, ...pooledFigures(question, figures) });
  };
}

function findQuestions(bank: readonly Question[], call: Call<'questions'>): readonly Question[] {
  const { q = '', type, difficulty, tags = '', used, quality } = call.query;
  const keys = tagKeysIn(tags);
  const ofKind = bank.filter(
    (question) =>
      (type === undefined || question.type === type) &&
      (difficulty === undefined || question.difficulty === difficulty) &&
      (used === undefined || (question.used === true) === (used === 'yes')) &&
      (quality === undefined || question.quality === quality) &&
      hasTags(question, keys),
  );
  return findTexts(ofKind, q, textOf);
}

/** A copy: quizzes that have drawn a question keep the earlier object. */
function retagged({ tags: _, ...question }: Question, tags: readonly string[]): Question {
  return { ...question, ...tagsOf({ tags }) };
}

/** @throws Refusal 409 if the caller's bank has no room for that many more */
function holdRoom({ data, caller }: Acting, more: number): void {
  const held = data.questions.filter(({ owner }) => owner === caller._id).length;
  if (held + more <= mostQuestions) return;
  throw new Refusal(409, replies.questions.bankFull(mostQuestions, held));
}

export const questionReplies: Replies<
  | 'questions'
  | 'createQuestion'
  | 'importQuestions'
  | 'questionFacets'
  | 'changeQuestions'
  | 'renameTags'
  | 'updateQuestion'
  | 'deleteQuestion'
> = {
  questions(call) {
    const bank = bankOf(call);
    const { limit, cursor, sort } = call.query;
    if (limit === undefined) return bank;
    const list = {
      name: `questions of ${call.caller._id} by ${sort}`,
      rows: findQuestions(bank, call),
      compare: orderBy(sort, columns, newestFirst),
    };
    return pageOf(call.data.places, list, { limit, cursor });
  },

  createQuestion(call) {
    const { data, caller, body } = call;
    holdRoom(call, 1);
    const question = { ...trimQuestion(body), _id: data.newId('question') };
    data.questions.push({ owner: caller._id, question });
    return { ...question, message: replies.questions.added };
  },

  importQuestions(call) {
    const { data, caller, body } = call;
    holdRoom(call, body.questions.length);
    const ids = body.questions.map((draft) => {
      const question = { ...trimQuestion(draft), _id: data.newId('question') };
      data.questions.push({ owner: caller._id, question });
      return question._id;
    });
    return { ids, message: replies.questions.imported(ids.length) };
  },

  questionFacets(call) {
    const bank = bankOf(call);
    const countOf = (quality: QuestionQuality) =>
      bank.filter((question) => question.quality === quality).length;
    return {
      tags: countTags(bank.map(({ tags = [] }) => ({ tags, count: 1 }))),
      used: bank.filter(({ used }) => used).length,
      quality: { good: countOf('good'), weak: countOf('weak'), bad: countOf('bad') },
      types: [...new Set(bank.map(({ type }) => type))].sort(),
    };
  },

  changeQuestions(call) {
    const { data, caller, body } = call;
    const { type, difficulty, add_tags, remove_tags } = body;
    const ids: string[] = [];
    const refused: RefusedChange[] = [];
    for (const _id of new Set(body.ids)) {
      const owned = data.questions.find(
        ({ owner, question }) => owner === caller._id && question._id === _id,
      );
      const tags = owned && changedTags(owned.question, { add_tags, remove_tags });
      if (owned === undefined) refused.push({ _id, reason: 'unknown' });
      else if (!tags) refused.push({ _id, reason: 'tooManyTags' });
      else {
        owned.question = retagged(
          { ...owned.question, ...(type && { type }), ...(difficulty && { difficulty }) },
          tags,
        );
        ids.push(_id);
      }
    }
    return { ids, refused, message: replies.questions.changed(ids.length) };
  },

  renameTags({ data, caller, body }) {
    let count = 0;
    for (const owned of data.questions) {
      const { tags: before = [] } = owned.question;
      const tags = renamedTags(owned.question, body.tags, body.to);
      if (owned.owner !== caller._id || tags.join() === before.join()) continue;
      owned.question = retagged(owned.question, tags);
      count += 1;
    }
    return { questions: count, message: replies.questions.changed(count) };
  },

  updateQuestion(call) {
    const owned = ownQuestion(call, call.id);
    holdRevision(call.query.revision, revised(owned.question));
    // Replaced, never changed: quizzes that have drawn it keep the earlier object.
    owned.question = { ...trimQuestion(call.body), _id: call.id };
    return { ...revised(owned.question), message: replies.questions.updated };
  },

  deleteQuestion(call) {
    const { questions } = call.data;
    questions.splice(questions.indexOf(ownQuestion(call, call.id)), 1);
    return { message: replies.questions.deleted };
  },
};

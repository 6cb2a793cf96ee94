import type { Participation, Result, ResultSummary } from '../../api/entities';
import { fullName } from '../../rules/people';
import { replies } from '../../rules/replies';
import { findTexts } from '../../rules/textSearch';
import { byName } from '../../rules/byName';
import { latestFirst, orderBy, type DatedQuiz } from '../school/order';
import { pageOf } from '../school/pages';
import { closedAt, closesAt, hasClosed } from '../school/quizTimes';
import type { OwnedQuiz, StoredAttempt } from '../school/records';
import { Refusal } from '../school/refusal';
import { maximumOf } from '../school/scores';
import type { Acting, Replies, Call } from './call';
import { figuresOf, secondsOf } from './figures';
import { participants, shownAttempts } from './participants';

/** How many participants are answered without a limit. */
const usualLimit = 50;

/** A quiz of which the caller may see results, and whose. */
interface Shown extends DatedQuiz {
  attempts: StoredAttempt[];
}

/** Undefined for a quiz without results that the caller may see. */
function shownOf(call: Acting, owned: OwnedQuiz): Shown | undefined {
  const { data, caller, now } = call;
  const instructs = caller.role === 'Instructor';
  if (instructs && owned.owner !== caller._id) return undefined;
  const attempts = shownAttempts(call, owned);
  if (attempts.length === 0 && !(instructs && hasClosed(data, owned, now))) return undefined;
  return { owned, attempts, at: closesAt(data, owned).getTime() };
}

/** What a result says of its quiz, whoever took it. */
function headsOf({ data, now }: Acting) {
  const sizes = new Map<string, number>();
  for (const { group } of data.people) {
    if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const groups = new Map(
    data.groups.map(({ group: { _id, name } }) => [_id, { name, size: sizes.get(_id) ?? 0 }]),
  );
  return (owned: OwnedQuiz) => {
    const { _id, title, group: groupId } = owned.quiz;
    const group = groups.get(groupId);
    const quiz = {
      _id,
      title,
      group: groupId,
      closed_at: closedAt(data, owned, now),
      max_score: maximumOf(owned),
    };
    return { _id, quiz, ...(group && { group }) };
  };
}

/** All results of the caller, latest first. */
export function resultsOf(call: Acting): Result[] {
  const headOf = headsOf(call);
  return call.data.quizzes
    .flatMap((owned) => shownOf(call, owned) ?? [])
    .sort(latestFirst)
    .map(({ owned, attempts }) => ({
      ...headOf(owned),
      participants: participants(call, owned, attempts),
    }));
}

type Summary = DatedQuiz & { summary: ResultSummary };

const resultColumns = {
  title: ({ summary }: Summary) => summary.quiz.title,
  group: ({ summary }: Summary) => summary.group?.name ?? null,
  persons: ({ summary }: Summary) => summary.group?.size ?? null,
  participants: ({ summary }: Summary) => summary.participants,
  date: ({ at }: Summary) => at,
};

function resultPage(call: Call<'results'>, limit: number) {
  const { data, caller, query } = call;
  const { cursor, q = '', sort } = query;
  const headOf = headsOf(call);
  const all = data.quizzes
    .flatMap((owned) => shownOf(call, owned) ?? [])
    .map(({ owned, attempts, at }): Summary => {
      return { owned, at, summary: { ...headOf(owned), participants: attempts.length } };
    });
  const list = {
    name: `results of ${caller._id} by ${sort}`,
    rows: findTexts(all, q, ({ summary }) => `${summary.quiz.title} ${summary.group?.name}`),
    compare: orderBy(sort, resultColumns, latestFirst),
  };
  const page = pageOf(data.places, list, { limit, cursor });
  return { ...page, items: page.items.map(({ summary }) => summary) };
}

const participantColumns = {
  name: ({ participant }: Participation) => fullName(participant),
  score: ({ score }: Participation) => score,
  duration: secondsOf,
};

function byLastName(one: Participation, other: Participation): number {
  return byName({ _id: one._id, ...one.participant }, { _id: other._id, ...other.participant });
}

export const resultReplies: Replies<'results' | 'result'> = {
  results(call) {
    const { limit } = call.query;
    return limit === undefined ? resultsOf(call) : resultPage(call, limit);
  },

  result(call) {
    const { data, caller, query, id } = call;
    const { limit = usualLimit, cursor, q = '', sort } = query;
    const owned = data.quizzes.find(({ quiz }) => quiz._id === id);
    const shown = owned && shownOf(call, owned);
    if (shown === undefined) throw new Refusal(404, replies.quizzes.notYours);
    const rows = participants(call, shown.owned, shown.attempts);
    const list = {
      name: `result ${id} of ${caller._id} by ${sort}`,
      rows: findTexts(
        rows,
        q,
        ({ participant }) => `${fullName(participant)} ${participant.email}`,
      ),
      compare: orderBy(sort, participantColumns, byLastName),
    };
    return {
      ...headsOf(call)(shown.owned),
      figures: figuresOf(call, shown.owned, rows),
      ...pageOf(data.places, list, { limit, cursor }),
    };
  },
};

import type { QuizChange, RecordedChange } from '../../api/entities';
import type { Messages } from '../../messages/en';
import { ownEntry } from '../../rules/ownEntry';
import { fullName } from '../../rules/people';

type Words = Messages['history'];

/** How a change is described: a sentence, and perhaps a second line below it. */
export interface ChangeSentence {
  text: string;
  note?: string | undefined;
}

/** Isolates a name: one in another script would reverse the text beside it. */
function apart(text: string): string {
  return `\u2068${text}\u2069`;
}

function nameOf(person: RecordedChange['who'] | undefined, nameless: string): string {
  const { first_name = '', last_name = '' } = person ?? {};
  const name = fullName({ first_name, last_name });
  return name === '' ? nameless : apart(name);
}

/** Sentences for the actions that the contract names; undefined if a field is missing. */
const sentences: Readonly<
  Record<string, (change: Said, words: Words) => ChangeSentence | undefined>
> = {
  'quiz.create': ({ who }, words) => ({ text: words.created(who) }),

  'quiz.update'({ who, before, after }, words) {
    const changed = changedTexts(after, words.texts);
    const [from, to] = [before['title'], after['title']];
    if (typeof from === 'string' && typeof to === 'string') {
      return { text: words.renamed(who, apart(from), apart(to)), note: alsoChanged(changed) };
    }
    const [first, ...others] = changed;
    return first && { text: first.changed(who), note: alsoChanged(others) };
  },

  'quiz.extend'({ who, change, student, after, hasResults }, words) {
    const minutes = numberIn(after, 'minutes');
    if (minutes === undefined) return undefined;
    const reopened = numberIn(after, 'reopened') ?? 0;
    return {
      text: change.student
        ? words.addedTimeFor(who, student, minutes)
        : words.addedTime(who, minutes),
      note:
        [reopened > 0 && words.reopened(reopened), hasResults && words.resultsSeen]
          .filter(Boolean)
          .join(' ') || undefined,
    };
  },

  'quiz.grade'({ after }, words) {
    const attempts = numberIn(after, 'attempts') ?? 0;
    return {
      text: words.closed,
      note: attempts > 0 ? words.graded(attempts) : words.nothingToGrade,
    };
  },

  'attempt.submit'({ who, after }, words) {
    const answered = numberIn(after, 'answered');
    if (after['late'] === true) {
      return {
        text: words.late(who),
        note: answered === undefined ? undefined : words.lateHint(answered),
      };
    }
    const score = numberIn(after, 'score');
    if (score !== undefined) return { text: words.submitted(who, score) };
    return { text: words.submittedInGrace(who), note: words.gradedAtTheClose };
  },

  'attempt.accept': (said, words) => regraded(said, words, words.accepted),
  'attempt.restore': (said, words) => regraded(said, words, words.undone),

  'attempt.delete'({ who, before }, words) {
    const score = numberIn(before, 'score');
    return {
      text: words.attemptDeleted(who),
      note: score === undefined ? undefined : words.hadScored(score),
    };
  },
};

type TextWords = Words['texts'][keyof Words['texts']];

/** The words for what has changed: everything of a quiz that can, but its title, has some. */
function changedTexts(after: Fields, { order, ...texts }: Words['texts']): TextWords[] {
  const byField: Record<Exclude<keyof QuizChange, 'title'>, TextWords> = {
    ...texts,
    shuffle_questions: order,
    shuffle_options: order,
  };
  const changed = Object.entries(byField).filter(([name]) => Object.hasOwn(after, name));
  return [...new Set(changed.map(([, words]) => words))];
}

function alsoChanged(texts: readonly TextWords[]): string | undefined {
  return texts.map((words) => words.alsoChanged).join(' ') || undefined;
}

function regraded(
  { who, student, before, after }: Said,
  words: Words,
  say: Words['accepted'],
): ChangeSentence | undefined {
  const [from, to] = [numberIn(before, 'score'), numberIn(after, 'score')];
  if (from === undefined || to === undefined) return undefined;
  const changed = numberIn(after, 'changed_answers') ?? 0;
  return {
    text: say(who, student, from, to),
    note: changed > 0 ? words.changedAnswers(changed) : undefined,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  return typeof value === 'number' ? value : undefined;
}

/** A change, with the words for the people in it. */
interface Said {
  change: RecordedChange;
  who: string;
  student: string;
  before: Fields;
  after: Fields;
  hasResults: boolean;
}

/** Whether a quiz had results for its students to see before a change, by the changes before it. */
export function hadResults(earlier: readonly RecordedChange[]): boolean {
  const last = earlier.find(({ action }) => action === 'quiz.grade' || action === 'quiz.extend');
  return last?.action === 'quiz.grade';
}

/**
 * Describes a change in a sentence. An action of a newer server is shown as it is.
 *
 * @param earlier the changes before it, newest first
 */
export function changeSentence(
  change: RecordedChange,
  earlier: readonly RecordedChange[],
  words: Words,
): ChangeSentence {
  const { action, before, after } = change;
  const who = change.who ? nameOf(change.who, words.deletedAccount) : words.nobody;
  const student = nameOf(change.student, words.deletedStudent);
  const said = {
    change,
    who,
    student,
    before: before ?? {},
    after: after ?? {},
    hasResults: hadResults(earlier),
  };
  return ownEntry(sentences, action)?.(said, words) ?? { text: words.other(who, apart(action)) };
}

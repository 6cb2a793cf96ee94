import type {
  Group,
  GroupInput,
  Question,
  QuestionInput,
  QuizInput,
  StudentInput,
} from '../../api/entities';
import { longestTag } from '../../rules/limits';
import type { Client } from '../judging/wire';
import type { Judge } from '../judging/judge';
import { Mismatch } from '../judging/outcome';
import type { People, Account } from './people';
import type { Traces } from '../judging/traces';

/** What sanitizers, escaping and columns of three bytes a character change. */
export const sampleText = '<b>&amp; O’Brien 𠮷 🧪';

/** A quiz that was set up. */
export interface OwnQuiz {
  _id: string;
  code: string;
  draft: QuizInput;
}

type QuizValues = { group: string } & Partial<QuizInput>;

/** Makes things in the instructor's name. Each throws Mismatch if the server does not make it. */
export interface Belongings {
  /** @param values override the numbered name and the 5 places */
  addGroup: (values?: Partial<GroupInput>) => Promise<Group>;
  addQuestion: () => Promise<Question>;
  /**
   * @param values override a quiz of 15 minutes that starts now; its group is required
   * @param by another instructor, if it is theirs
   */
  setUpQuiz: (
    values: QuizValues,
    by?: Account,
  ) => Promise<Omit<OwnQuiz, '_id'> & { _id: string | undefined }>;
  /** Sets a quiz up and finds its id, which the reply need not contain. */
  addQuiz: (values: QuizValues, by?: Account) => Promise<OwnQuiz>;
  /**
   * Adds a student, who cannot sign in.
   *
   * @returns the student's id
   */
  invite: (values?: Partial<StudentInput>) => Promise<string>;
  /** The body of a question that the quizzes of the run draw, under a unique name. */
  questionDraft: () => QuestionInput;
  /** What those questions are like. */
  kind: Pick<QuestionInput, 'type' | 'difficulty'>;
  /** Another type of the server; the same where it has only one. */
  otherType: string;
  /** Part of every name of this run. */
  marker: string;
  /** A unique name. */
  newName: (noun: string) => string;
  /** A unique tag. */
  newTag: () => string;
}

/** Finds what was added in a list, for servers whose replies to "create" carry no id. */
function idIn<Entry extends { _id: string }>(
  operation: 'groups' | 'questions' | 'students',
  list: readonly Entry[],
  isIt: (entry: Entry) => boolean,
): string {
  const found = list.find(isIt);
  if (found !== undefined) return found._id;
  throw new Mismatch('in the list what was added before', `${list.length} others`, operation);
}

/**
 * @param types of questions that the server has
 * @param joinForId the last way to learn the id of a quiz that no reply and no list contains
 */
export function createBelongings(
  client: Client,
  judge: Judge,
  people: People,
  traces: Traces,
  types: readonly string[],
  instructor: () => Promise<Account>,
  joinForId: (code: string) => Promise<string>,
): Belongings {
  const { marker } = traces;
  let count = 0;
  let keys = 0;
  // Neighbours differ, so that grading by another question's key shows.
  const nextKey = (): QuestionInput['answer'] =>
    (['A', 'B', 'C', 'D'] as const)[(keys += 1) % 4] ?? 'B';
  const nextNumber = (): string => String((count += 1)).padStart(3, '0');
  const newName = (noun: string): string => `${marker} ${noun} ${nextNumber()}`;
  // A marker may be longer than a tag.
  const newTag = (): string => `${marker.slice(-longestTag / 2)} tag ${nextNumber()}`.toLowerCase();

  // A quiz of the type DO draws from every type (spec §3).
  const [otherType = types[0] ?? 'FE', type = otherType] = types.filter((one) => one !== 'DO');
  const kind = { type, difficulty: 'hard' } as const;
  const questionDraft = (): QuestionInput => ({
    title: newName('question'),
    description: 'Made by the conformance check, which deletes it when it ends.',
    // In no natural order, so that a shuffled quiz may move them.
    options: { A: 'Linen', B: 'Amber', C: 'Walnut', D: 'Copper' },
    answer: nextKey(),
    ...kind,
  });

  const setUpQuiz: Belongings['setUpQuiz'] = async (values, by) => {
    const { call } = by ?? (await instructor());
    const draft: QuizInput = {
      title: newName('quiz'),
      description: 'Made by the conformance check.',
      questions_number: 1,
      ...kind,
      schadule: client.now().toISOString(),
      duration: 15,
      score_per_question: 2,
      ...values,
    };
    const { _id, code } = judge.success(await call('createQuiz', { body: draft }));
    return { _id, code, draft };
  };

  /** A list of five may not include the quiz. */
  async function idInList(wanted: string, { call }: Account): Promise<string | undefined> {
    const listed = judge.success(await call('upcomingQuizzes'));
    return listed.find(({ title }) => title === wanted)?._id;
  }

  return {
    questionDraft,
    kind,
    otherType,
    marker,
    newName,
    newTag,

    async addGroup(values) {
      const { call } = await instructor();
      const draft = { name: newName('group'), max_students: 5, ...values };
      const made = judge.success(await call('createGroup', { body: draft }));
      const isIt = ({ name }: Group): boolean => name === draft.name;
      const _id = made._id ?? idIn('groups', judge.success(await call('groups')), isIt);
      return { _id, ...draft };
    },

    async addQuestion() {
      const { call } = await instructor();
      const draft = questionDraft();
      const made = judge.success(await call('createQuestion', { body: draft }));
      const isIt = ({ title }: Question): boolean => title === draft.title;
      const _id = made._id ?? idIn('questions', judge.success(await call('questions')), isIt);
      return { _id, ...draft };
    },

    setUpQuiz,

    async addQuiz(values, by) {
      const owner = by ?? (await instructor());
      const { _id: givenId, code, draft } = await setUpQuiz(values, owner);
      const _id = givenId ?? (await idInList(draft.title, owner)) ?? (await joinForId(code));
      traces.made.quiz.set(_id, owner.token);
      return { _id, code, draft };
    },

    async invite(values) {
      const { call } = await instructor();
      const name = `Invited${nextNumber()}`;
      const email = people.addressOf(name);
      const body = { first_name: marker, last_name: name, email, ...values };
      const made = judge.success(await call('createStudent', { body }));
      const isIt = (entry: { email: string }): boolean => entry.email === email;
      return made._id ?? idIn('students', judge.success(await call('students')), isIt);
    },
  };
}

import { difficulties, usualTypes } from '../../rules/limits';
import { choicesOf } from './attempts';
import { groupIds, mockPassword } from './people';
import { mockQuizzes } from './quizzes';
import type { OwnedQuiz, PersonRecord, StoredAttempt } from '../school/records';
import type { SchoolData } from '../school/schoolData';

/** How many records to add; none of a kind that is missing. */
export interface ManyRecords {
  /** In Ada's bank: “Question 1” and so on, of all types and difficulties. */
  questions?: number;
  /** Without a group: “Student 00001” and so on, `student-1@school.example`. */
  students?: number;
  /**
   * Students of Web 1 who took the closed quiz, with all scores: “Participant 00001” and so on,
   * `participant-1@school.example`.
   */
  participants?: number;
  /** Closed quizzes of Web 1 that Grace took: “Quiz 1” and so on, one a day, the last first. */
  closedQuizzes?: number;
  /** Quizzes of Web 1 to come: “Coming quiz 1” and so on, one a day, the next first. */
  upcomingQuizzes?: number;
}

const ada = 'user-ada';
/** No drawn code contains a 0. */
const codePrefixes = { closed: 'Q0', upcoming: 'U0' } as const;
const dayMs = 24 * 60 * 60_000;

/** The numbers of records to add, after those that are there. */
function numbersAfter(held: number, count = 0): number[] {
  if (Number.isInteger(count) && count >= 0) {
    return Array.from({ length: count }, (_, index) => held + index + 1);
  }
  throw new RangeError(
    `Quizwright: addMany cannot add ${count} records. Give it whole numbers from 0.`,
  );
}

function addQuestion(data: SchoolData, number: number): void {
  const types = data.questionTypes?.map(({ value }) => value) ?? usualTypes;
  data.questions.push({
    owner: ada,
    question: {
      _id: data.newId('question'),
      title: `Question ${number}`,
      description: `One of many questions, number ${number}.`,
      options: { A: 'One', B: 'Two', C: 'Three', D: 'Four' },
      answer: 'A',
      type: types[number % types.length] ?? 'FE',
      difficulty: difficulties[Math.floor(number / 3) % difficulties.length] ?? 'easy',
    },
  });
}

function addStudent(
  data: SchoolData,
  [name, number]: readonly [name: string, number: number],
  group: string | null,
): PersonRecord {
  const student: PersonRecord = {
    _id: data.newId('user'),
    first_name: name,
    last_name: String(number).padStart(5, '0'),
    email: `${name.toLowerCase()}-${number}@school.example`,
    role: 'Student',
    status: 'active',
    group,
    password: mockPassword,
    madeBy: null,
  };
  data.people.push(student);
  return student;
}

/** An attempt that was submitted, with so many right answers. */
function addAttempt(
  data: SchoolData,
  { quiz, items }: OwnedQuiz,
  student: string,
  correct: number,
) {
  const start = Date.parse(quiz.schadule);
  const choices = choicesOf(items, { answered: items.length, correct }, start);
  const attempt: StoredAttempt = {
    _id: data.newId('attempt'),
    quiz: quiz._id,
    student,
    startedAt: new Date(start),
    submittedAt: new Date(start + (correct + 5) * 60_000),
    hasSubmitted: false,
    extraMinutes: 0,
    revision: items.length,
    choices,
    changedAt: Object.fromEntries(items.map(({ _id }, index) => [_id, index + 1])),
    late: null,
  };
  data.attempts.push(attempt);
}

function closedQuiz({ quizzes }: SchoolData): OwnedQuiz {
  const found = quizzes.find(({ quiz }) => quiz._id === mockQuizzes.closed.id);
  if (found !== undefined) return found;
  throw new Error(
    'Quizwright: addMany cannot add participants or quizzes. The closed quiz of the first day was deleted. Reset the school, or add them first.',
  );
}

type AddedQuiz = keyof typeof codePrefixes;

function isAdded({ quiz }: OwnedQuiz, as: AddedQuiz): boolean {
  return quiz.code.startsWith(codePrefixes[as]);
}

function addQuiz(
  data: SchoolData,
  as: AddedQuiz,
  { title, number, opensAt }: { title: string; number: number; opensAt: number },
): OwnedQuiz {
  const pattern = closedQuiz(data);
  const owned: OwnedQuiz = {
    ...pattern,
    createdAt: new Date(Math.min(opensAt, Date.parse(pattern.quiz.schadule)) - dayMs),
    quiz: {
      ...pattern.quiz,
      _id: data.newId('quiz'),
      title: `${title} ${number}`,
      code: `${codePrefixes[as]}${String(number).padStart(6, '0')}`,
      schadule: new Date(opensAt).toISOString(),
    },
  };
  data.quizzes.push(owned);
  return owned;
}

function addClosedQuiz(data: SchoolData, number: number, now: Date): void {
  const opensAt = now.getTime() - (number + 1) * dayMs;
  const owned = addQuiz(data, 'closed', { title: 'Quiz', number, opensAt });
  addAttempt(data, owned, 'user-grace', number % (owned.items.length + 1));
}

function addUpcomingQuiz(data: SchoolData, number: number, now: Date): void {
  const opensAt = now.getTime() + (number + 1) * dayMs;
  addQuiz(data, 'upcoming', { title: 'Coming quiz', number, opensAt });
}

/** Adds many records, at once and without the rules of the calls that would make them. */
export function addMany(data: SchoolData, numbers: ManyRecords, now: Date): void {
  const { questions, students, participants, closedQuizzes, upcomingQuizzes } = numbers;
  const heldOf = (name: string): number =>
    data.people.filter(({ first_name }) => first_name === name).length;
  const addedAs = (as: AddedQuiz): number =>
    data.quizzes.filter((owned) => isAdded(owned, as)).length;

  const asked = data.questions.filter(({ question }) => question.title.startsWith('Question '));
  for (const number of numbersAfter(asked.length, questions)) addQuestion(data, number);
  for (const number of numbersAfter(heldOf('Student'), students)) {
    addStudent(data, ['Student', number], null);
  }
  for (const number of numbersAfter(heldOf('Participant'), participants)) {
    const owned = closedQuiz(data);
    const { _id } = addStudent(data, ['Participant', number], groupIds.web1);
    addAttempt(data, owned, _id, number % (owned.items.length + 1));
  }
  for (const number of numbersAfter(addedAs('closed'), closedQuizzes)) {
    addClosedQuiz(data, number, now);
  }
  for (const number of numbersAfter(addedAs('upcoming'), upcomingQuizzes)) {
    addUpcomingQuiz(data, number, now);
  }
}

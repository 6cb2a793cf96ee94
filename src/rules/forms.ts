import * as z from 'zod/mini';
import type { Messages } from '../messages/en';
import { emailProblem, readEmailAddress } from './emailAddress';
import { localToInstant } from './formats';
import {
  difficulties,
  longestDescription,
  longestGroupName,
  longestOneTimeCode,
  longestPassword,
  longestPersonName,
  longestTitle,
  mostExtraMinutes,
  mostStudents,
  questionCounts,
  quizDurations,
  roles,
  scoresPerQuestion,
  shortestGroupName,
  shortestPassword,
  studentStatuses,
} from './limits';
import { readFirstName, readLastName } from './people';
import { schedulePastMs } from './spans';
import { oneLineProblem } from './oneLineText';
import { unstorableSign } from './storableText';

// Zod compiles object parsers with `new Function`, and probes for it once: a strict content
// security policy would report that probe (decision 4).
z.config({ jitless: true });

/** The sentences of a form: those of any form, and its own section. */
export type Words<Own extends keyof Messages = never> = Pick<Messages, 'validation' | Own>;

/**
 * Text that is trimmed and must not be empty.
 *
 * @param trim how it is trimmed
 */
export function requiredText(
  field: string,
  required: string,
  limit: number,
  words: Words,
  trim: z.core.$ZodCheck<string> = z.trim(),
) {
  return z
    .string()
    .check(
      trim,
      z.minLength(1, required),
      z.maxLength(limit, words.validation.tooLong(field, limit)),
      storable(field, words),
    );
}

/** A text that may be empty, trimmed likewise. */
export function optionalText(
  field: string,
  limit: number,
  words: Words,
  trim: z.core.$ZodCheck<string> = z.trim(),
) {
  return z
    .string()
    .check(
      trim,
      z.maxLength(limit, words.validation.tooLong(field, limit)),
      storable(field, words),
    );
}

/** A name, a title or another text of one line, as `requiredText`. */
function requiredLine(
  field: string,
  limit: number,
  words: Words,
  trim: z.core.$ZodCheck<string> = z.trim(),
) {
  return requiredText(field, words.validation.required(field), limit, words, trim).check(
    oneLine(field, words),
  );
}

function oneLine(field: string, { validation }: Words): z.core.$ZodCheck<string> {
  return z.refine((text: string) => oneLineProblem(text, field, validation) === undefined, {
    error: ({ input }) => oneLineProblem(String(input), field, validation) ?? '',
  });
}

/** Refuses a character that cannot be stored, and names the words before it: it may be invisible. */
function storable(field: string, words: Words): z.core.$ZodCheck<string> {
  return z.refine((text: string) => unstorableSign(text) === undefined, {
    error: ({ input }) => {
      const text = String(input);
      const { at, sign } = unstorableSign(text) ?? { at: 0, sign: '' };
      return words.validation.unstorable(field, sign, text.slice(Math.max(0, at - 20), at).trim());
    },
  });
}

function emailAddress(words: Words) {
  return z.string().check(z.overwrite(readEmailAddress), ({ value, issues }) => {
    const message = emailProblem(value, words.validation);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}

/** Both names of a person. Somebody with one name has a dash as the last one. */
function personNames({ first_name, last_name }: Messages['students']['fields'], words: Words) {
  const name = (field: string, read: (typed: string) => string) =>
    requiredLine(field, longestPersonName, words, z.overwrite(read));
  return { first_name: name(first_name, readFirstName), last_name: name(last_name, readLastName) };
}

/** The sign-in form (spec §5). */
export function signInForm(words: Words) {
  return z.object({
    email: emailAddress(words),
    password: z.string().check(z.minLength(1, words.validation.passwordRequired)),
  });
}

// Characters as the contract counts them: an emoji is one.
const isLongEnough = (password: string): boolean => [...password].length >= shortestPassword;

/** A password that is to hold from now on; of one that is too short nothing else is said (spec §5). */
function newPassword(field: string, words: Words<'account'>) {
  const { passwordTooShort, passwordTooWeak } = words.account;
  const isStrong = (password: string): boolean => /^(?!\s)(?=.*[a-z])(?=.*[0-9])/s.test(password);
  return z.string().check(
    z.refine(isLongEnough, passwordTooShort(shortestPassword)),
    z.refine((password) => !isLongEnough(password) || isStrong(password), passwordTooWeak),
    z.maxLength(longestPassword, words.validation.tooLong(field, longestPassword)),
  );
}

/** The form of registering (spec §5). */
export function registerForm(words: Words<'auth' | 'account'>) {
  const { fields, roleInvalid } = words.account;
  return z.object({
    ...personNames(fields, words),
    role: z.enum(roles, roleInvalid),
    email: emailAddress(words),
    password: newPassword(words.auth.password, words),
  });
}

/** The form that asks for a one-time code (spec §5). */
export function forgotPasswordForm(words: Words) {
  return z.object({ email: emailAddress(words) });
}

/** The form that sets a password with a one-time code (spec §5). */
export function resetPasswordForm(words: Words<'account'>) {
  const { fields } = words.account;
  return z.object({
    email: emailAddress(words),
    otp: requiredText(fields.otp, words.validation.required(fields.otp), longestOneTimeCode, words),
    password: newPassword(fields.newPassword, words),
  });
}

/** The form that confirms a new email with the one-time code mailed to it, and the own password. */
export function confirmEmailForm(words: Words<'account'>) {
  const { fields } = words.account;
  return z.object({
    email: emailAddress(words),
    otp: requiredText(fields.otp, words.validation.required(fields.otp), longestOneTimeCode, words),
    password: z.string().check(z.minLength(1, words.validation.passwordRequired)),
  });
}

/**
 * The form that changes the own password (spec §5): `password` is the old one, and
 * `confirm_password` is checked here only and not sent.
 */
export function changePasswordForm(words: Words<'account'>) {
  const { fields, passwordsDiffer } = words.account;
  return z
    .object({
      password: z.string().check(z.minLength(1, words.validation.required(fields.oldPassword))),
      password_new: newPassword(fields.newPassword, words),
      confirm_password: z.string(),
    })
    .check(
      z.refine(({ password_new, confirm_password }) => confirm_password === password_new, {
        path: ['confirm_password'],
        error: passwordsDiffer,
        // Said together with what is wrong with the other fields, not after it.
        when: () => true,
      }),
    );
}

function oneOf<Choice extends number>(choices: readonly Choice[], field: string, words: Words) {
  const isChoice = (value: string): boolean => choices.map(String).includes(value);
  return z.pipe(
    z.string().check(z.refine(isChoice, words.validation.required(field))),
    z.transform((value) => Number(value) as Choice),
  );
}

/** A checkbox that is not sent unless it is on: a server without the field would refuse it. */
function onlyIfChosen() {
  return z.pipe(
    z.optional(z.boolean()),
    z.transform((isOn) => isOn || undefined),
  );
}

/**
 * The exam form (spec §5): strings on the form, the wire's numbers and instant once parsed.
 *
 * @param options.now the earliest schedule that is taken
 * @param options.timeZone IANA name of the zone that the schedule is typed in; the viewer's by default
 */
export function quizForm(
  words: Words<'quizzes'>,
  { now = () => new Date(), timeZone }: { now?: () => Date; timeZone?: string | undefined } = {},
) {
  const { fields } = words.quizzes;
  const required = (field: string) => words.validation.required(field);
  return z.object({
    title: requiredLine(fields.title, longestTitle, words),
    description: requiredText(
      fields.description,
      required(fields.description),
      longestDescription,
      words,
    ),
    group: z.string().check(z.minLength(1, required(fields.group))),
    questions_number: oneOf(questionCounts, fields.questions_number, words),
    difficulty: z.enum(difficulties, required(fields.difficulty)),
    type: z.string().check(z.minLength(1, required(fields.type))),
    schadule: z.pipe(
      z.string().check(z.minLength(1, required(fields.schadule))),
      z.transform((local, { issues }) => {
        const instant = localToInstant(local, timeZone);
        const refuse = (message: string) => {
          issues.push({ code: 'custom', message, input: local });
          return z.NEVER;
        };
        if (instant === null) return refuse(words.validation.scheduleInvalid);
        const isPast = Date.parse(instant) < now().getTime() - schedulePastMs;
        return isPast ? refuse(words.validation.schedulePast) : instant;
      }),
    ),
    duration: oneOf(quizDurations, fields.duration, words),
    score_per_question: oneOf(scoresPerQuestion, fields.score_per_question, words),
    shuffle_questions: onlyIfChosen(),
    shuffle_options: onlyIfChosen(),
    grading: z.pipe(
      z.optional(z.boolean()),
      z.transform((isPartial) => (isPartial ? ('partial' as const) : undefined)),
    ),
  });
}

/** The group form (spec §5): text on the form, the wire's number once parsed. */
export function groupForm(words: Words<'groups'>) {
  const { fields, nameRequired, nameTooShort, sizeTooSmall, sizeTooGreat, sizeNotWhole } =
    words.groups;
  return z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: nameRequired, abort: true }),
        z.minLength(shortestGroupName, nameTooShort),
        z.maxLength(longestGroupName, words.validation.tooLong(fields.name, longestGroupName)),
        storable(fields.name, words),
        oneLine(fields.name, words),
      ),
    max_students: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed) => Number(typed)),
      ),
      z
        .number(sizeNotWhole)
        .check(
          z.gt(0, { error: sizeTooSmall, abort: true }),
          z.lte(mostStudents, { error: sizeTooGreat, abort: true }),
          z.refine(Number.isInteger, sizeNotWhole),
        ),
    ),
  });
}

function studentFields(words: Words<'students'>) {
  const { fields } = words.students;
  return {
    ...personNames(fields, words),
    email: emailAddress(words),
    /** Id of a group; empty for none. */
    group: z.string(),
  };
}

/** The form of a new student, with the sentences of registering (spec §5). */
export function studentForm(words: Words<'students'>) {
  return z.object(studentFields(words));
}

/**
 * The form that changes a student: as `studentForm`, and whether they may sign in. The group is not
 * taken by `PUT student`: it changes by `useMoveStudentToGroup` and its like.
 */
export function studentChangeForm(words: Words<'students'>) {
  return z.object({
    ...studentFields(words),
    status: z.enum(studentStatuses, words.validation.required(words.students.status)),
  });
}

/**
 * What can be changed of a quiz: title and description, both required (spec §5), and what is
 * shuffled and how it is graded, which are sent only where they change. Partial grading is a checkbox.
 */
export function quizChangeForm(words: Words<'quizzes'>) {
  const { fields } = words.quizzes;
  const required = words.validation.required;
  return z.object({
    title: requiredLine(fields.title, longestTitle, words),
    description: requiredText(
      fields.description,
      required(fields.description),
      longestDescription,
      words,
    ),
    shuffle_questions: z.optional(z.boolean()),
    shuffle_options: z.optional(z.boolean()),
    grading: z.pipe(
      z.optional(z.boolean()),
      z.transform((isPartial) => (isPartial ? ('partial' as const) : ('all_or_nothing' as const))),
    ),
  });
}

/** Added time for a quiz: whole minutes, and the id of one student, empty for everyone. */
export function addedTimeForm(words: Pick<Messages, 'quizzes'>) {
  const isGiven = (minutes: string): boolean =>
    /^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= mostExtraMinutes;
  return z.object({
    minutes: z.pipe(
      z
        .string()
        .check(
          z.trim(),
          z.refine(isGiven, words.quizzes.addedTime.minutesInvalid(mostExtraMinutes)),
        ),
      z.transform(Number),
    ),
    student: z.string(),
  });
}

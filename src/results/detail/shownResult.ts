import type { GroupStudent, GroupWithStudents, ParticipantPage, Result } from '../../api/entities';
import { median } from '../../rules/scoreStatistics';
import { secondsOf } from './participation';

/**
 * The students of a group who have not taken a quiz; undefined if the server names participants and
 * students in ways that cannot be matched.
 */
function findMissingStudents(
  { participants }: Result,
  { students }: GroupWithStudents,
): GroupStudent[] | undefined {
  const ids = participants.map(({ participant }) => participant._id);
  if (!ids.includes(undefined)) {
    const present = new Set(ids);
    return students.filter(({ _id }) => !present.has(_id));
  }
  if (students.some(({ email }) => email === undefined)) return undefined;
  const present = new Set(participants.map(({ participant }) => participant.email.toLowerCase()));
  return students.filter(({ email }) => !present.has(email?.toLowerCase() ?? ''));
}

/** Who of a group has not taken a quiz. */
export interface Missing {
  /** How many they are. */
  total: number;
  /** How many students the group has. */
  persons: number;
  /** Those whose names are known. */
  students: readonly GroupStudent[];
}

/** The figures of a result, wherever they come from. */
export interface ShownFigures {
  participants: number;
  /** The score of each participant, in no order. */
  scores: readonly number[];
  /** The time of each participant who has one, in seconds; perhaps in whole minutes only. */
  seconds: readonly number[];
  medianSeconds: number | null;
  /** Whether anybody submitted too late, accepted or not. */
  hasLate: boolean;
}

/** The figures of a result that came with all its participants. */
export function figuresOfWhole({ participants }: Result): ShownFigures {
  const seconds = participants.flatMap((row) => secondsOf(row) ?? []);
  return {
    participants: participants.length,
    scores: participants.map(({ score }) => score),
    seconds,
    medianSeconds: median(seconds),
    hasLate: participants.some((row) => row.late ?? row.accepted_late),
  };
}

function repeated(value: number, count: number): number[] {
  return Array.from({ length: count }, () => value);
}

/** The figures that a server has worked out. */
export function figuresOfPage({ figures }: ParticipantPage): ShownFigures {
  return {
    participants: figures.participants,
    scores: figures.scores.flatMap(({ score, count }) => repeated(score, count)),
    seconds: figures.minutes.flatMap(({ minutes, count }) => repeated(minutes * 60, count)),
    medianSeconds: figures.median_seconds,
    hasLate: figures.has_late,
  };
}

/** Who is missing from a whole result; undefined if that cannot be told. */
export function missingOfWhole(result: Result, group: GroupWithStudents): Missing | undefined {
  const students = findMissingStudents(result, group);
  return students && { total: students.length, persons: group.students.length, students };
}

/** Who is missing by the server's own count; undefined if it does not name the group. */
export function missingOfPage({ figures, group }: ParticipantPage): Missing | undefined {
  return group && { ...figures.missing, persons: group.size };
}

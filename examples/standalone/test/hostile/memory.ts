import type { ContractRoute } from '../../../../src/contract/operations';
import type { Chance } from './chance';
import { emailOf, objects, type Caller } from './hostileSchool';

/** The kinds of things that ids name. */
export type Kind = 'group' | 'media' | 'student' | 'question' | 'quiz' | 'participation';
type Ids = Record<Kind, string[]>;

/** What a program knows of the school: its initial state, and what replies have revealed since. */
export interface Memory {
  /** An id of this kind, mostly one that this caller has seen. */
  idOf(kind: Kind, caller: Caller, chance: Chance): string;
  /** An id of any kind, seen by anyone. */
  anyId(chance: Chance): string;
  emails: string[];
  codes: string[];
  /** Remembers the ids, addresses and join codes in a reply. */
  learn(caller: Caller, route: ContractRoute, answer: unknown): void;
}

const papers = ['q1', 'q2', 'q3', 'q4', 'q5'];

function knownAtFirst(caller: Caller): Ids {
  const known = structuredClone(
    caller === 'otto' || caller === 'gina' ? objects.otto : objects.ines,
  );
  if (caller === 'ines' || caller === 'otto') return known;
  return { ...known, student: [caller], question: [...papers] };
}

const rootKinds: Record<string, Kind> = {
  auth: 'student',
  groups: 'group',
  students: 'student',
  questions: 'question',
  media: 'media',
  quizzes: 'quiz',
  attempts: 'quiz',
  results: 'quiz',
};

const kindsByKey: Record<string, Kind> = {
  group: 'group',
  students: 'student',
  participant: 'student',
  profile: 'student',
  question: 'question',
  questions: 'question',
  ids: 'question',
  items: 'question',
  quiz: 'quiz',
  participants: 'participation',
  receipt: 'participation',
};

export function createMemory(): Memory {
  const byCaller = new Map<Caller, Ids>();
  const emails = ['ines', 'otto', 'rita', 'gina', 'nora', 'ivan', 'stranger', 'rita.new'].map(
    emailOf,
  );
  const codes = ['CODE2222', 'CODE3333', 'CODE4444', 'CODE5555'];

  function of(caller: Caller): Ids {
    const known = byCaller.get(caller) ?? knownAtFirst(caller);
    byCaller.set(caller, known);
    return known;
  }

  function add(list: string[], value: string): void {
    if (!list.includes(value)) list.push(value);
  }

  function collect(known: Ids, value: unknown, kind: Kind | undefined): void {
    if (typeof value === 'string') {
      if (kind) add(known[kind], value);
    } else if (Array.isArray(value)) {
      for (const entry of value) collect(known, entry, kind);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        if (key === 'email' && typeof entry === 'string') add(emails, entry);
        else if (key === 'code' && typeof entry === 'string') add(codes, entry);
        else if (key === '_id') collect(known, entry, kind);
        else if (key === 'data') collect(known, entry, kind);
        else if (typeof entry === 'object' || Object.hasOwn(kindsByKey, key)) {
          collect(known, entry, kindsByKey[key]);
        }
      }
    }
  }

  return {
    emails,
    codes,
    idOf(kind, caller, chance) {
      const own = of(caller)[kind];
      if (own.length > 0 && chance.happens(0.93)) return chance.pick(own);
      return chance.pick([...objects.ines[kind], ...objects.otto[kind], 'nothing']);
    },
    anyId(chance) {
      const known = [objects.ines, objects.otto, ...byCaller.values()];
      return chance.pick(known.flatMap((ids) => Object.values(ids).flat()));
    },
    learn(caller, route, answer) {
      collect(of(caller), answer, rootKinds[route.source.tags[0] ?? '']);
    },
  };
}

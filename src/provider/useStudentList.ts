import { useMemo, useState } from 'react';
import type { Page, PageQuery } from '../api/createQuizClient';
import type { Group, Student } from '../api/entities';
import { infiniteStudentsOptions, studentsOptions } from '../api/teachingOperations';
import { useListing, type Listing } from '../api/useListing';
import { membership, type Membership } from '../rules/membership';
import { findPeople } from '../rules/people';
import type { ListState } from './useListView';

/** Which students are asked for: those of a group, without one or in others' groups; or all. */
export interface AskedStudents {
  group?: string | undefined;
  membership?: 'none' | 'elsewhere' | undefined;
  /** The view that has the words of names and emails. */
  search?: ListState | undefined;
}

export type StudentCounts = NonNullable<Page<'students'>['counts']>;

export interface StudentList extends Listing<Student, Page<'students'>> {
  /** What was searched for when `data` was found. */
  search: string;
  /** Whether `data` answers the search, and the user has paused in typing. */
  isSettled: boolean;
  /** How many students there are in all, without a group, and in others' groups. */
  counts: StudentCounts | undefined;
  /** Every student, and who is in which group, if the server sends every student at once. */
  roster: (Membership<Student> & { everyone: readonly Student[] }) | undefined;
}

function askedOf(roster: Membership<Student>, all: readonly Student[], asked: AskedStudents) {
  if (asked.group !== undefined) return roster.membersOf(asked.group);
  if (asked.membership === undefined) return all;
  return asked.membership === 'none' ? roster.withoutGroup : roster.elsewhere;
}

const noSearch: Pick<ListState, 'deferred' | 'settled' | 'isSettled'> = {
  deferred: {},
  settled: {},
  isSettled: true,
};

/** A search that continues keeps its last answer; another group does not show the students of the last. */
function isOfSearch(key: readonly unknown[]): boolean {
  return (key.at(-1) as PageQuery<'students'>).q !== undefined;
}

/**
 * Students, page by page where the server can, else out of the list of all.
 *
 * @param groups the instructor's own; undefined until they are known
 */
export function useStudentList(
  groups: readonly Group[] | undefined,
  asked: AskedStudents,
  isNeeded = true,
): StudentList {
  const { group, membership: where, search = noSearch } = asked;
  const { q: sent } = search.settled;
  const sought = search.deferred.q?.trim() ?? '';
  const query = {
    ...(group !== undefined && { group }),
    ...(where !== undefined && { membership: where }),
    ...(sent !== undefined && { q: sent }),
  };
  const list = useListing(
    'students',
    (client) => ({
      whole: studentsOptions(client),
      pages: infiniteStudentsOptions(client, query),
    }),
    {
      enabled: isNeeded && groups !== undefined,
      keepsOld: (before) => sent !== undefined && isOfSearch(before),
    },
  );
  const { data, isWhole, first } = list;

  const roster = useMemo(
    () => (isWhole && groups && data ? { ...membership(groups, data), everyone: data } : undefined),
    [isWhole, groups, data],
  );
  const ownCounts = useMemo(
    () =>
      roster && {
        all: roster.everyone.length,
        none: roster.withoutGroup.length,
        elsewhere: roster.elsewhere.length,
      },
    [roster],
  );
  const found = useMemo(
    () =>
      roster && findPeople(askedOf(roster, roster.everyone, { group, membership: where }), sought),
    [roster, group, where, sought],
  );
  // Another page shows them until its own arrive.
  const [lastCounts, setLastCounts] = useState(first?.counts);
  if (first?.counts && first.counts !== lastCounts) setLastCounts(first.counts);

  const isSettled = search.isSettled && !list.isOld;
  if (!isWhole) {
    return { ...list, search: sent ?? '', isSettled, counts: lastCounts, roster: undefined };
  }
  return {
    ...list,
    isSettled,
    data: found,
    total: found?.length,
    search: sought,
    counts: ownCounts,
    roster,
  };
}

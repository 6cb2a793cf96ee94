import { useEffect, useState } from 'react';
import type { Student } from '../api/entities';
import { studentsPerPage } from '../rules/listLengths';
import type { StudentList } from './useStudentList';

export interface StudentPages {
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
  setPage: (page: number) => void;
  /** The students of the page; fewer while it is being read. */
  students: readonly Student[];
  /** Whether some of them are still being read. */
  isReading: boolean;
}

/** Five students to a page (spec §9). It reads on where a page is not there yet. */
export function useStudentPages({
  data = [],
  total = data.length,
  readMore,
  isReadingMore,
  moreError,
}: Pick<StudentList, 'data' | 'total' | 'readMore' | 'isReadingMore' | 'moreError'>): StudentPages {
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(total / studentsPerPage));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * studentsPerPage;
  const isShort = data.length < Math.min(first + studentsPerPage, total);
  const reads = isShort && !isReadingMore && moreError === null;
  useEffect(() => {
    if (reads) readMore?.();
  }, [reads, readMore]);
  return {
    page,
    pages,
    setPage,
    students: data.slice(first, first + studentsPerPage),
    isReading: isShort && readMore !== undefined && moreError === null,
  };
}

import type { Student } from '../api/entities';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { EmptyState } from '../ui/state/EmptyState';
import { SearchX } from '../ui/icons/icons';
import type { StudentList as StudentListing } from '../provider/useStudentList';
import { StudentList } from './StudentList';

interface FoundStudentsProps {
  list: StudentListing;
  onOpen: (student: Student) => void;
}

/** The students that a search among all of them found, each with the group. */
export function FoundStudents({ list, onOpen }: FoundStudentsProps) {
  const words = useWords(studentsWords);
  return list.data?.length ? (
    <StudentList label={words.title} list={list} withGroup onOpen={onOpen} />
  ) : (
    <EmptyState icon={<SearchX />} title={words.noneFound} description={words.noneFoundHint} />
  );
}

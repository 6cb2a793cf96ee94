import type { Student } from '../api/entities';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { EmptyState } from '../ui/state/EmptyState';
import { SearchX } from '../ui/icons/icons';
import { StudentList } from './StudentList';

interface FoundStudentsProps {
  students: readonly Student[];
  onOpen: (student: Student) => void;
}

/** The students that a search among all of them found, each with the group. */
export function FoundStudents({ students, onOpen }: FoundStudentsProps) {
  const words = useWords(studentsWords);
  return students.length > 0 ? (
    <StudentList label={words.title} students={students} withGroup onOpen={onOpen} />
  ) : (
    <EmptyState icon={<SearchX />} title={words.noneFound} description={words.noneFoundHint} />
  );
}

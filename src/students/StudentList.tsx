import { useState } from 'react';
import type { Student } from '../api/entities';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { studentsPerPage } from '../rules/listLengths';
import { fullName } from '../rules/people';
import { Badge } from '../ui/text/Badge';
import { Pagination } from '../ui/tabs/Pagination';
import { PersonItem, PersonList } from '../ui/card/PersonList';

interface StudentListProps {
  /** Name of the list. */
  label: string;
  /** At least one. */
  students: readonly Student[];
  /** Whether each student's group is shown. */
  withGroup?: boolean | undefined;
  onOpen: (student: Student) => void;
}

/** Students, five per page with a counter (spec §2). A new key returns to the first page. */
export function StudentList({ label, students, withGroup = false, onOpen }: StudentListProps) {
  const words = useWords(studentsWords);
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(students.length / studentsPerPage));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * studentsPerPage;
  return (
    <div className="qw-students-page">
      <PersonList label={label}>
        {students.slice(first, first + studentsPerPage).map((student) => (
          <PersonItem
            key={student._id}
            name={fullName(student)}
            detail={
              withGroup
                ? `${student.email} · ${student.group?.name || words.notAssigned}`
                : student.email
            }
            end={
              student.status !== undefined && student.status !== 'active' ? (
                <Badge tone="critical">{words.statuses[student.status] ?? student.status}</Badge>
              ) : student.invited ? (
                <Badge>{words.invited}</Badge>
              ) : undefined
            }
            onOpen={() => onOpen(student)}
          />
        ))}
      </PersonList>
      <Pagination
        className="qw-person-pages"
        page={page}
        pages={pages}
        onPageChange={setPage}
        label={words.pages}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
      />
    </div>
  );
}

import type { Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { MoreRows } from '../provider/MoreRows';
import type { StudentList as StudentListing } from '../provider/useStudentList';
import { useStudentPages } from '../provider/useStudentPages';
import { fullName } from '../rules/people';
import { Skeleton } from '../ui/loading/Skeleton';
import { Badge } from '../ui/text/Badge';
import { Pagination } from '../ui/tabs/Pagination';
import { PersonItem, PersonList } from '../ui/card/PersonList';

interface StudentListProps {
  /** Name of the list. */
  label: string;
  /** Of at least one student. */
  list: StudentListing;
  /** Whether each student's group is shown. */
  withGroup?: boolean | undefined;
  onOpen: (student: Student) => void;
}

/** Students, five per page with a counter (spec §2). A new key returns to the first page. */
export function StudentList({ label, list, withGroup = false, onOpen }: StudentListProps) {
  const common = useWords(commonWords);
  const words = useWords(studentsWords);
  const { page, pages, setPage, students, isReading } = useStudentPages(list);
  return (
    <div className="qw-students-page">
      <PersonList label={label}>
        {students.map((student) => (
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
      {isReading ? <Skeleton shape="rows" lines={1} label={common.loading} /> : null}
      {list.moreError === null ? null : (
        <MoreRows list={list} shown={list.data?.length ?? 0} total={list.total ?? 0} />
      )}
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

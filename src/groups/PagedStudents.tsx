import { useId, type ReactNode } from 'react';
import type { Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import { MoreRows } from '../provider/MoreRows';
import type { StudentList } from '../provider/useStudentList';
import { useStudentPages } from '../provider/useStudentPages';
import { fullName } from '../rules/people';
import { Skeleton } from '../ui/loading/Skeleton';
import { Heading } from '../ui/text/Heading';
import { Pagination } from '../ui/tabs/Pagination';
import { PersonItem, PersonList } from '../ui/card/PersonList';

interface PagedStudentsProps {
  title: string;
  list: StudentList;
  /** The sentence for an empty list. */
  empty: string;
  /** Name of the page navigation. */
  pagesLabel: string;
  /** Renders the action for a student. */
  action: (student: Student) => ReactNode;
}

/** A section of the dialog with students, five per page. */
export function PagedStudents({ title, list, empty, pagesLabel, action }: PagedStudentsProps) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  const titleId = useId();
  const { page, pages, setPage, students, isReading } = useStudentPages(list);
  return (
    <section className="qw-group-students" aria-labelledby={titleId}>
      <Heading id={titleId} level={3} size="small">
        {title}
      </Heading>
      {list.total === 0 ? (
        <p className="qw-group-note">{empty}</p>
      ) : (
        <PersonList label={title}>
          {students.map((student) => (
            <PersonItem
              key={student._id}
              name={fullName(student)}
              detail={student.email}
              end={action(student)}
            />
          ))}
        </PersonList>
      )}
      {isReading ? <Skeleton shape="rows" lines={1} label={common.loading} /> : null}
      {list.moreError === null ? null : (
        <MoreRows list={list} shown={list.data?.length ?? 0} total={list.total ?? 0} />
      )}
      {pages > 1 ? (
        <Pagination
          className="qw-person-pages"
          page={page}
          pages={pages}
          onPageChange={setPage}
          label={pagesLabel}
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
        />
      ) : null}
    </section>
  );
}

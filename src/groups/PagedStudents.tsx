import { useId, useState, type ReactNode } from 'react';
import type { Student } from '../api/entities';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import { studentsPerPage } from '../rules/listLengths';
import { fullName } from '../rules/people';
import { Heading } from '../ui/text/Heading';
import { Pagination } from '../ui/tabs/Pagination';
import { PersonItem, PersonList } from '../ui/card/PersonList';

interface PagedStudentsProps {
  title: string;
  students: readonly Student[];
  /** The sentence for an empty list. */
  empty: string;
  /** Name of the page navigation. */
  pagesLabel: string;
  /** Renders the action for a student. */
  action: (student: Student) => ReactNode;
}

/** A section of the dialog with students, five per page. */
export function PagedStudents({ title, students, empty, pagesLabel, action }: PagedStudentsProps) {
  const words = useWords(groupsWords);
  const titleId = useId();
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(students.length / studentsPerPage));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * studentsPerPage;
  return (
    <section className="qw-group-students" aria-labelledby={titleId}>
      <Heading id={titleId} level={3} size="small">
        {title}
      </Heading>
      {students.length === 0 ? (
        <p className="qw-group-note">{empty}</p>
      ) : (
        <PersonList label={title}>
          {students.slice(first, first + studentsPerPage).map((student) => (
            <PersonItem
              key={student._id}
              name={fullName(student)}
              detail={student.email}
              end={action(student)}
            />
          ))}
        </PersonList>
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

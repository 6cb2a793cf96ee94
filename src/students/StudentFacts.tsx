import type { Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { fullName } from '../rules/people';
import { Badge } from '../ui/Badge';

interface StudentFactsProps {
  student: Student;
}

/** What is known of a student (spec §2, Student Details). Parts: `status`. */
export function StudentFacts({ student }: StudentFactsProps) {
  const common = useWords(commonWords);
  const words = useWords(studentsWords);
  const { email, group, status } = student;
  const isActive = status === 'active';
  return (
    <dl className="qw-fact-list">
      <dt className="qw-fact-list-name">{words.name}</dt>
      <dd className="qw-fact-list-value">{fullName(student)}</dd>
      <dt className="qw-fact-list-name">{words.email}</dt>
      <dd className="qw-fact-list-value">{email}</dd>
      <dt className="qw-fact-list-name">{words.group}</dt>
      <dd className="qw-fact-list-value">{group?.name || words.notAssigned}</dd>
      <dt className="qw-fact-list-name">{words.status}</dt>
      <dd className="qw-fact-list-value">
        <Badge tone={isActive ? 'positive' : 'critical'} data-part="status">
          {status ? (words.statuses[status] ?? status) : common.notAvailable}
        </Badge>
      </dd>
    </dl>
  );
}

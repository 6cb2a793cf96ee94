import type { Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { fullName } from '../rules/people';
import { Badge } from '../ui/text/Badge';
import { FactList } from '../ui/card/FactList';

interface StudentFactsProps {
  student: Student;
}

/** The facts about a student (spec §2, Student Details). Parts: `status`. */
export function StudentFacts({ student }: StudentFactsProps) {
  const common = useWords(commonWords);
  const words = useWords(studentsWords);
  const { email, group, status } = student;
  const isActive = status === 'active';
  // Only the server calls an account without a password active.
  const badge =
    isActive && student.invited ? (
      <Badge data-part="status">{words.invited}</Badge>
    ) : (
      <Badge tone={isActive ? 'positive' : 'critical'} data-part="status">
        {status ? (words.statuses[status] ?? status) : common.notAvailable}
      </Badge>
    );
  return (
    <FactList
      facts={[
        [words.name, fullName(student)],
        [words.email, email],
        [words.group, group?.name || words.notAssigned],
        [words.status, badge],
      ]}
    />
  );
}

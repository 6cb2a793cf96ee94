import type { Group } from '../api/entities';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import { Badge } from '../ui/text/Badge';
import { Button } from '../ui/button/Button';
import { Card } from '../ui/card/Card';
import type { HeadingLevel } from '../ui/text/Heading';
import { IconButton } from '../ui/button/IconButton';
import { Trash2, Users } from '../ui/icons/icons';
import { Pencil } from '../ui/icons/teachingIcons';

interface GroupCardProps {
  group: Group;
  /** How many students are in it; undefined until that is known. */
  taken: number | undefined;
  headingLevel: HeadingLevel;
  onEdit: () => void;
  onDelete: () => void;
  onStudents: () => void;
}

/** A group with its size (spec §2). Parts: those of `Card`, `size`, `taken`. */
export function GroupCard({
  group: { name, max_students },
  taken,
  headingLevel,
  onEdit,
  onDelete,
  onStudents,
}: GroupCardProps) {
  const words = useWords(groupsWords);
  return (
    <Card
      title={words.name(name)}
      headingLevel={headingLevel}
      footer={
        <>
          <Button
            size="small"
            icon={<Users />}
            aria-label={words.studentsOf(name)}
            onClick={onStudents}
          >
            {words.students}
          </Button>
          <span className="qw-group-card-actions">
            <IconButton size="small" label={words.edit(name)} icon={<Pencil />} onClick={onEdit} />
            <IconButton
              size="small"
              variant="critical"
              label={words.remove(name)}
              icon={<Trash2 />}
              onClick={onDelete}
            />
          </span>
        </>
      }
    >
      <p className="qw-group-card-size" data-part="size">
        {words.size(max_students)}
      </p>
      {taken === undefined ? null : (
        <p className="qw-group-card-taken" data-part="taken">
          <span className="qw-text">{words.taken(taken, max_students)}</span>{' '}
          {taken < max_students ? null : <Badge tone="caution">{words.full}</Badge>}
        </p>
      )}
    </Card>
  );
}

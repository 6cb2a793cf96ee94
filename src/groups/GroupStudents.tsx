import { useDeferredValue, useRef, useState } from 'react';
import type { Group, Student } from '../api/entities';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import type { Membership } from '../rules/membership';
import { findPeople, fullName } from '../rules/people';
import { Banner } from '../ui/state/Banner';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import { Ellipsis, Plus } from '../ui/icons/icons';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../ui/menu/Menu';
import { personNear } from '../ui/focus/personNear';
import { TextField } from '../ui/field/TextField';
import { useFocusHeir } from '../ui/focus/useFocusHeir';
import { PagedStudents } from './PagedStudents';
import { useMemberships } from './useMemberships';

interface GroupStudentsProps {
  group: Group;
  /** All groups of the instructor, as targets of a move. */
  groups: readonly Group[];
  roster: Membership<Student>;
}

/** The students in a group and those who could join it, with one search over both. */
export function GroupStudents({ group, groups, roster }: GroupStudentsProps) {
  const words = useWords(groupsWords);
  const { change, isBusy } = useMemberships();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  // Adding or removing a student removes the focused button.
  const focusRef = useFocusHeir((_, place) => personNear(place) ?? search.current);

  const members = roster.membersOf(group._id);
  const outside = roster.withoutGroup;
  const isFull = members.length >= group.max_students;
  const isSearched = deferred.trim() !== '';
  const others = groups.filter(({ _id }) => _id !== group._id);

  return (
    <div ref={focusRef} className="qw-group-dialog">
      <TextField
        ref={search}
        type="search"
        label={words.findStudents}
        labelHidden
        placeholder={words.findHint}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {isFull ? <Banner tone="caution">{words.groupFull}</Banner> : null}
      <PagedStudents
        title={words.inGroup(members.length)}
        students={findPeople(members, deferred)}
        empty={isSearched && members.length > 0 ? words.nobodyFound : words.nobodyInGroup}
        pagesLabel={words.pagesInGroup}
        action={(student) => (
          <Menu
            align="end"
            trigger={
              <IconButton
                size="small"
                label={words.change(fullName(student))}
                icon={<Ellipsis />}
                aria-busy={isBusy(student) || undefined}
              />
            }
          >
            {others.length > 0 ? (
              <>
                <MenuGroup label={words.moveTo}>
                  {others.map((other) => {
                    const taken = roster.membersOf(other._id).length;
                    return (
                      <MenuItem
                        key={other._id}
                        disabled={taken >= other.max_students}
                        description={words.taken(taken, other.max_students)}
                        onClick={() => void change('move', student, other._id)}
                      >
                        {other.name}
                      </MenuItem>
                    );
                  })}
                </MenuGroup>
                <MenuSeparator />
              </>
            ) : null}
            <MenuItem onClick={() => void change('remove', student, group._id)}>
              {words.removeStudent}
            </MenuItem>
          </Menu>
        )}
      />
      <PagedStudents
        title={words.outside(outside.length)}
        students={findPeople(outside, deferred)}
        empty={isSearched && outside.length > 0 ? words.nobodyFound : words.nobodyOutside}
        pagesLabel={words.pagesOutside}
        action={(student) => (
          <Button
            size="small"
            icon={<Plus />}
            aria-label={words.addStudentNamed(fullName(student))}
            disabled={isFull}
            busy={isBusy(student)}
            onClick={() => void change('add', student, group._id)}
          >
            {words.addStudent}
          </Button>
        )}
      />
    </div>
  );
}

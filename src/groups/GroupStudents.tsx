import { useRef } from 'react';
import { loadOfAll, useLoad } from '../api/useLoad';
import type { Group } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { groupsWords } from '../messages/en/groups';
import { Loaded } from '../provider/Loaded';
import { useWords } from '../provider/MessagesContext';
import { useListView } from '../provider/useListView';
import { useStudentList } from '../provider/useStudentList';
import { longestSearch } from '../rules/limits';
import { sizeOf } from '../rules/membership';
import { fullName } from '../rules/people';
import { Banner } from '../ui/state/Banner';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import { Plus } from '../ui/icons/icons';
import { Ellipsis } from '../ui/icons/teachingIcons';
import { Skeleton } from '../ui/loading/Skeleton';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../ui/menu/Menu';
import { personNear } from '../ui/card/personNear';
import { TextField } from '../ui/field/TextField';
import { useFocusHeir } from '../ui/focus/useFocusHeir';
import { PagedStudents } from './PagedStudents';
import { useMemberships } from './useMemberships';

interface GroupStudentsProps {
  group: Group;
  /** All groups of the instructor, as targets of a move. */
  groups: readonly Group[];
}

/** The students in a group and those who could join it, with one search over both. */
export function GroupStudents({ group, groups }: GroupStudentsProps) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  const { change, isBusy } = useMemberships();
  const searchField = useRef<HTMLInputElement>(null);
  const search = useListView();
  // Adding or removing a student removes the focused button.
  const focusRef = useFocusHeir((_, place) => personNear(place) ?? searchField.current);

  const members = useStudentList(groups, { group: group._id, search });
  const outside = useStudentList(groups, { membership: 'none', search });
  const membersLoad = useLoad(members);
  const outsideLoad = useLoad(outside);
  const { roster, counts } = members;
  const size = sizeOf(group, roster) ?? members.total;
  const isFull = (size ?? 0) >= group.max_students;
  const without = counts?.none ?? outside.total ?? 0;
  const isSearched = members.search !== '';
  const isReady = members.data !== undefined && outside.data !== undefined;
  const load = loadOfAll([membersLoad, outsideLoad], isReady || undefined);
  const others = groups.filter(({ _id }) => _id !== group._id);

  return (
    <div ref={focusRef} className="qw-group-dialog">
      <TextField
        ref={searchField}
        type="search"
        maxLength={longestSearch}
        label={words.findStudents}
        labelHidden
        placeholder={words.findHint}
        autoComplete="off"
        value={search.view.q ?? ''}
        onChange={(event) => search.change({ q: event.target.value })}
      />
      <Loaded
        load={load}
        fallback={words.studentsFailed}
        skeleton={<Skeleton shape="rows" lines={5} label={common.loading} />}
      >
        {() => (
          <>
            {isFull ? <Banner tone="caution">{words.groupFull}</Banner> : null}
            <PagedStudents
              title={words.inGroup(size ?? 0)}
              list={members}
              empty={isSearched && size ? words.nobodyFound : words.nobodyInGroup}
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
                          const taken = sizeOf(other, roster);
                          return (
                            <MenuItem
                              key={other._id}
                              disabled={taken !== undefined && taken >= other.max_students}
                              description={
                                taken === undefined
                                  ? undefined
                                  : words.taken(taken, other.max_students)
                              }
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
              title={words.outside(without)}
              list={outside}
              empty={isSearched && without > 0 ? words.nobodyFound : words.nobodyOutside}
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
          </>
        )}
      </Loaded>
    </div>
  );
}

import { Skeleton } from '../ui/loading/Skeleton';
import { Loaded } from '../provider/Loaded';
import { useLoad } from '../api/useLoad';
import clsx from 'clsx/lite';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import type { Group } from '../api/entities';
import { useGroups } from '../api/teachingHooks';
import { commonWords } from '../messages/en/common';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import { useStudentList } from '../provider/useStudentList';
import { widget } from '../provider/widget';
import { sizeOf } from '../rules/membership';
import { Button } from '../ui/button/Button';
import { Card } from '../ui/card/Card';
import { CardItem, CardList } from '../ui/card/CardList';
import { EmptyState } from '../ui/state/EmptyState';
import type { HeadingLevel } from '../ui/text/Heading';
import { Plus, Users } from '../ui/icons/icons';
import { Root } from '../ui/theme/Root';
import type { Framed } from '../ui/theme/RootTheme';
import { TextField } from '../ui/field/TextField';
import { TitleBar } from '../ui/text/TitleBar';
import { useFocusHeir } from '../ui/focus/useFocusHeir';
import { useMergedRefs } from '../base/useMergedRefs';
import { GroupCard } from './GroupCard';
import { GroupDeleteDialog } from './GroupDeleteDialog';
import { GroupDialog } from './GroupDialog';
import { GroupStudentsDialog } from './GroupStudentsDialog';

export interface GroupManagerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** The number of groups from which the list has a search; fewer are seen at a glance. */
const searchedFrom = 9;

/**
 * The instructor's groups: add, update and delete them, and manage their students (spec §2, group
 * management page). Parts: `header`, `list`.
 */
export const GroupManager = widget<GroupManagerProps>('GroupManager')(function GroupManager(
  { headingLevel = 2, className, ...rest },
  ref,
) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  const load = useLoad(useGroups());
  const groups = load.data;
  // Where the groups do not say how many students they have, a list of all students does. If there
  // is none, the cards do without the numbers.
  const isUncounted = groups?.some(({ size }) => size === undefined) === true;
  const { roster } = useStudentList(groups, {}, isUncounted);
  const [query, setQuery] = useState('');
  const [adding, setAdding] = useState(false);
  // The last edited group is kept, so that a form closed by accident opens with the typed text.
  const [edited, setEdited] = useState<{ group: Group; open: boolean } | null>(null);
  const [deleted, setDeleted] = useState<Group | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRefs<HTMLDivElement>(
    useFocusHeir(() => addButton.current),
    ref,
  );

  const name = query.trim().toLocaleLowerCase();
  const shown = groups?.filter((group) => group.name.toLocaleLowerCase().includes(name));

  /** A slow reply about one group must not close the form of another. */
  const closeForm = (group: Group | undefined) =>
    setEdited((now) => (now && now.group === group ? { group, open: false } : now));

  // The empty state's own button disappears once there is a group.
  const addFirst = () => {
    addButton.current?.focus();
    setAdding(true);
  };

  return (
    <Root {...rest} ref={mergedRef} className={clsx('qw-group-manager', className)}>
      <TitleBar
        title={words.title}
        headingLevel={headingLevel}
        note={groups?.length ? words.count(groups.length) : null}
        data-part="header"
      >
        {load.error?.isForbidden ? null : (
          <Button ref={addButton} variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </TitleBar>
      {groups && (groups.length >= searchedFrom || query !== '') ? (
        <TextField
          className="qw-group-manager-search"
          type="search"
          label={words.search}
          labelHidden
          placeholder={words.search}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      {shown?.length ? (
        <CardList label={words.title} data-part="list">
          {shown.map((group) => (
            <CardItem key={group._id}>
              <GroupCard
                group={group}
                taken={sizeOf(group, roster)}
                headingLevel={headingLevel === 6 ? 6 : ((headingLevel + 1) as HeadingLevel)}
                onEdit={() => setEdited({ group, open: true })}
                onDelete={() => setDeleted(group)}
                onStudents={() => setOpened(group._id)}
              />
            </CardItem>
          ))}
        </CardList>
      ) : (
        <Card>
          <Loaded
            load={load}
            fallback={words.loadFailed}
            skeleton={<Skeleton shape="rows" lines={5} label={common.loading} />}
          >
            {({ length }) =>
              length === 0 ? (
                <EmptyState
                  icon={<Users />}
                  title={words.empty}
                  description={words.emptyHint}
                  action={<Button onClick={addFirst}>{words.add}</Button>}
                />
              ) : (
                <EmptyState icon={<Users />} title={words.noneFound} />
              )
            }
          </Loaded>
        </Card>
      )}
      <GroupDialog group={null} open={adding} onClose={() => setAdding(false)} />
      <GroupDialog
        key={edited?.group._id}
        group={edited?.group ?? null}
        open={edited?.open ?? false}
        onClose={() => closeForm(edited?.group)}
      />
      <GroupDeleteDialog group={deleted} onClose={() => setDeleted(null)} />
      <GroupStudentsDialog
        group={groups?.find(({ _id }) => _id === opened) ?? null}
        groups={groups ?? []}
        roster={roster}
        onClose={() => setOpened(null)}
      />
    </Root>
  );
});

import { Loaded } from '../provider/Loaded';
import { useLoad } from '../api/useLoad';
import clsx from 'clsx/lite';
import {
  forwardRef,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import type { Student } from '../api/entities';
import { useGroups, useStudents } from '../api/operationHooks';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { membership } from '../rules/membership';
import { findPeople } from '../rules/people';
import { Button } from '../ui/button/Button';
import { Card } from '../ui/card/Card';
import { EmptyState } from '../ui/state/EmptyState';
import type { HeadingLevel } from '../ui/text/Heading';
import { Plus, Users } from '../ui/icons/icons';
import { Root } from '../ui/theme/Root';
import type { Framed } from '../ui/theme/RootTheme';
import { Skeleton } from '../ui/loading/Skeleton';
import { Tabs } from '../ui/tabs/Tabs';
import { TextField } from '../ui/field/TextField';
import { TitleBar } from '../ui/text/TitleBar';
import { personNear } from '../ui/focus/personNear';
import { useFocusHeir } from '../ui/focus/useFocusHeir';
import { useMergedRefs } from '../base/useMergedRefs';
import { FoundStudents } from './FoundStudents';
import { StudentCreateDialog } from './StudentCreateDialog';
import { StudentDialog } from './StudentDialog';
import { StudentList } from './StudentList';

export interface StudentsByGroupProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Id of the initially selected group. @default the first group */
  initialGroup?: string | undefined;
  /** Whether students can only be viewed. @default false */
  readOnly?: boolean | undefined;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** The tab of students without a group. No group has an empty or blank id. */
const outside = '';
const elsewhere = ' ';

/**
 * The students by group: view, add, update and delete them (spec §2, students list widget). The
 * search covers all students. Parts: `header`, `list`.
 */
export const StudentsByGroup = forwardRef<HTMLDivElement, StudentsByGroupProps>(
  function StudentsByGroup(
    { initialGroup, readOnly = false, headingLevel = 2, className, ...rest },
    ref,
  ) {
    const common = useWords(commonWords);
    const words = useWords(studentsWords);
    const groupList = useLoad(useGroups());
    const studentList = useLoad(useStudents());
    const groups = groupList.data;
    const students = studentList.data;
    const roster = useMemo(
      () => (groups && students ? membership(groups, students) : null),
      [groups, students],
    );
    const [selected, setSelected] = useState(initialGroup);
    const [query, setQuery] = useState('');
    const deferred = useDeferredValue(query.trim());
    const found = useMemo(() => findPeople(students ?? [], deferred), [students, deferred]);
    const [adding, setAdding] = useState(false);
    // The last viewed student is kept, so that a form closed by accident opens with the typed text.
    const [viewed, setViewed] = useState<string | null>(null);
    const [open, setOpen] = useState(false);
    const search = useRef<HTMLInputElement>(null);
    // Deleting or moving a student removes the focused row.
    const focusRef = useFocusHeir((_, place) => personNear(place) ?? search.current);
    const mergedRef = useMergedRefs<HTMLDivElement>(focusRef, ref);

    const load = {
      data: roster ?? undefined,
      error: groupList.error ?? studentList.error,
      isRetrying: groupList.isRetrying || studentList.isRetrying,
      retry() {
        for (const list of [groupList, studentList]) if (list.error !== null) list.retry();
      },
    };
    const view = ({ _id }: Student) => {
      setViewed(_id);
      setOpen(true);
    };
    const showAdded = (groupId: string | undefined) => {
      setQuery('');
      setSelected(groupId ?? outside);
    };

    const tabs = roster && [
      ...(groups ?? []).map(({ _id, name }) => ({ id: _id, label: name })),
      ...(roster.withoutGroup.length > 0
        ? [{ id: outside, label: words.withoutGroup(roster.withoutGroup.length) }]
        : []),
      ...(roster.elsewhere.length > 0
        ? [{ id: elsewhere, label: words.inOtherGroups(roster.elsewhere.length) }]
        : []),
    ];
    const tab = tabs?.find(({ id }) => id === selected) ?? tabs?.[0];
    const inTab =
      tab &&
      roster &&
      (tab.id === outside
        ? roster.withoutGroup
        : tab.id === elsewhere
          ? roster.elsewhere
          : roster.membersOf(tab.id));
    const viewedStudent = students?.find(({ _id }) => _id === viewed);

    return (
      <Root {...rest} ref={mergedRef} className={clsx('qw-students', className)}>
        <TitleBar
          title={words.title}
          headingLevel={headingLevel}
          note={students?.length ? words.count(students.length) : null}
          data-part="header"
        >
          {readOnly || roster === null ? null : (
            <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )}
        </TitleBar>
        {students?.length ? (
          <div className="qw-students-tools">
            <TextField
              ref={search}
              className="qw-students-search"
              type="search"
              label={words.search}
              labelHidden
              placeholder={words.searchHint}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            {/* Rendered before any search: screen readers skip a status that appears with its text.
             */}
            <p className="qw-students-note" role="status">
              {deferred === '' ? '' : words.found(found.length)}
            </p>
          </div>
        ) : null}
        <Card className="qw-students-list" data-part="list">
          <Loaded
            load={load}
            fallback={words.loadFailed}
            skeleton={<Skeleton shape="rows" lines={5} label={common.loading} />}
          >
            {() =>
              deferred !== '' ? (
                <FoundStudents key={deferred} students={found} onOpen={view} />
              ) : (
                <>
                  {groups?.length === 0 ? (
                    <EmptyState icon={<Users />} title={words.noGroups} />
                  ) : null}
                  {tabs && tab && inTab ? (
                    <Tabs
                      label={words.groups}
                      tabs={tabs}
                      selected={tab.id}
                      onSelect={setSelected}
                      previousLabel={words.previousGroups}
                      nextLabel={words.nextGroups}
                    >
                      {inTab.length > 0 ? (
                        <StudentList
                          key={tab.id}
                          label={tab.label}
                          students={inTab}
                          withGroup={tab.id === elsewhere}
                          onOpen={view}
                        />
                      ) : (
                        <EmptyState icon={<Users />} title={words.noneInGroup} />
                      )}
                    </Tabs>
                  ) : null}
                </>
              )
            }
          </Loaded>
        </Card>
        {roster && groups && !readOnly ? (
          <StudentCreateDialog
            open={adding}
            onClose={() => setAdding(false)}
            groups={groups}
            roster={roster}
            proposed={tab?.id}
            onAdded={showAdded}
          />
        ) : null}
        {roster && groups && viewedStudent ? (
          <StudentDialog
            key={viewedStudent._id}
            student={viewedStudent}
            open={open}
            onClose={() => setOpen(false)}
            groups={groups}
            roster={roster}
            readOnly={readOnly}
            onStale={studentList.retry}
          />
        ) : null}
      </Root>
    );
  },
);

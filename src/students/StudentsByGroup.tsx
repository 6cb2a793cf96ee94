import { Loaded } from '../provider/Loaded';
import { loadOfAll, useLoad } from '../api/useLoad';
import clsx from 'clsx/lite';
import { useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useLastSettled } from '../base/useSettled';
import type { Student } from '../api/entities';
import { useStudent } from '../api/operationHooks';
import { useGroups } from '../api/teachingHooks';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { useListView } from '../provider/useListView';
import { useStudentList, type AskedStudents, type StudentCounts } from '../provider/useStudentList';
import { widget } from '../provider/widget';
import { longestSearch } from '../rules/limits';
import { membership } from '../rules/membership';
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
import { personNear } from '../ui/card/personNear';
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

/** Which students a tab shows. */
function askedBy(tab: string): AskedStudents {
  if (tab === outside) return { membership: 'none' };
  return tab === elsewhere ? { membership: 'elsewhere' } : { group: tab };
}

/**
 * The students by group: view, add, update and delete them (spec §2, students list widget). The
 * search covers all students. Parts: `header`, `list`.
 */
export const StudentsByGroup = widget<StudentsByGroupProps>('StudentsByGroup')(
  function StudentsByGroup(
    { initialGroup, readOnly = false, headingLevel = 2, className, ...rest },
    ref,
  ) {
    const common = useWords(commonWords);
    const words = useWords(studentsWords);
    const groupList = useLoad(useGroups());
    const groups = groupList.data;
    const [selected, setSelected] = useState(initialGroup);
    const search = useListView();
    const { q = '' } = search.view;
    const [counts, setCounts] = useState<StudentCounts>();
    const tabs = groups && [
      ...groups.map(({ _id, name }) => ({ id: _id, label: name })),
      ...(counts?.none ? [{ id: outside, label: words.withoutGroup(counts.none) }] : []),
      ...(counts?.elsewhere
        ? [{ id: elsewhere, label: words.inOtherGroups(counts.elsewhere) }]
        : []),
    ];
    const tab = tabs?.find(({ id }) => id === selected) ?? tabs?.[0];
    const inTab = useStudentList(groups, askedBy(tab?.id ?? outside));
    const found = useStudentList(groups, { search }, q.trim() !== '');
    const { roster } = inTab;
    if (inTab.counts && inTab.counts !== counts) setCounts(inTab.counts);
    const tabLoad = useLoad(inTab);
    const foundLoad = useLoad(found);
    // From then on, each tab and each search load by themselves.
    const [isReady, setReady] = useState(false);
    if (!isReady && groups && inTab.data) setReady(true);
    const load = loadOfAll(isReady ? [groupList] : [groupList, tabLoad], isReady || undefined);

    const [adding, setAdding] = useState(false);
    // The last viewed student is kept, so that a form closed by accident opens with the typed text.
    const [viewed, setViewed] = useState<Student | null>(null);
    const [open, setOpen] = useState(false);
    const viewedNow = useStudent(viewed?._id ?? '', { enabled: open && inTab.isWhole === false });
    const viewedStudent = roster
      ? (roster.everyone.find(({ _id }) => _id === viewed?._id) ?? (open ? viewed : undefined))
      : (viewed && viewedNow.data) || viewed;
    const { groupOf } = useMemo(() => membership<Student>(groups ?? [], []), [groups]);
    const searchField = useRef<HTMLInputElement>(null);
    // Deleting or moving a student removes the focused row.
    const focusRef = useFocusHeir((_, place) => personNear(place) ?? searchField.current);
    const mergedRef = useMergedRefs<HTMLDivElement>(focusRef, ref);

    const view = (student: Student) => {
      setViewed(student);
      setOpen(true);
    };
    const showAdded = (groupId: string | undefined) => {
      search.change({ q: '' });
      setSelected(groupId ?? outside);
    };
    const isSearching = found.search !== '' && q.trim() !== '';
    const foundWords = useLastSettled(
      isSearching && found.total !== undefined ? words.found(found.total) : '',
      found.isSettled,
    );

    return (
      <Root {...rest} ref={mergedRef} className={clsx('qw-students', className)}>
        <TitleBar
          title={words.title}
          headingLevel={headingLevel}
          note={counts?.all ? words.count(counts.all) : null}
          data-part="header"
        >
          {readOnly || !isReady ? null : (
            <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )}
        </TitleBar>
        {isReady && counts?.all !== 0 ? (
          <div className="qw-students-tools">
            <TextField
              ref={searchField}
              className="qw-students-search"
              type="search"
              maxLength={longestSearch}
              label={words.search}
              labelHidden
              placeholder={words.searchHint}
              autoComplete="off"
              value={q}
              onChange={(event) => search.change({ q: event.target.value })}
            />
            {/* Rendered before any search: screen readers skip a status that appears with its text.
             */}
            <p className="qw-students-note" role="status">
              {isSearching ? foundWords : ''}
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
              isSearching ? (
                <Loaded load={foundLoad} fallback={words.loadFailed}>
                  {() => <FoundStudents key={found.search} list={found} onOpen={view} />}
                </Loaded>
              ) : (
                <>
                  {groups?.length === 0 ? (
                    <EmptyState icon={<Users />} title={words.noGroups} />
                  ) : null}
                  {tabs && tab ? (
                    <Tabs
                      label={words.groups}
                      tabs={tabs}
                      selected={tab.id}
                      onSelect={setSelected}
                      previousLabel={words.previousGroups}
                      nextLabel={words.nextGroups}
                    >
                      <Loaded
                        load={tabLoad}
                        fallback={words.loadFailed}
                        skeleton={<Skeleton shape="rows" lines={5} label={common.loading} />}
                      >
                        {({ length }) =>
                          length > 0 ? (
                            <StudentList
                              key={tab.id}
                              label={tab.label}
                              list={inTab}
                              withGroup={tab.id === elsewhere}
                              onOpen={view}
                            />
                          ) : (
                            <EmptyState icon={<Users />} title={words.noneInGroup} />
                          )
                        }
                      </Loaded>
                    </Tabs>
                  ) : null}
                </>
              )
            }
          </Loaded>
        </Card>
        {isReady && groups && !readOnly ? (
          <StudentCreateDialog
            open={adding}
            onClose={() => setAdding(false)}
            groups={groups}
            roster={roster}
            proposed={tab?.id}
            onAdded={showAdded}
          />
        ) : null}
        {isReady && groups && viewedStudent ? (
          <StudentDialog
            key={viewedStudent._id}
            student={viewedStudent}
            open={open}
            onClose={() => setOpen(false)}
            groups={groups}
            groupId={groupOf(viewedStudent)}
            roster={roster}
            readOnly={readOnly}
            onStale={roster ? tabLoad.retry : () => void viewedNow.refetch()}
          />
        ) : null}
      </Root>
    );
  },
);

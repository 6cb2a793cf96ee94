import { Loaded } from '../../provider/Loaded';
import { useLoad } from '../../api/useLoad';
import clsx from 'clsx/lite';
import { useCallback, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { questionsWords } from '../../messages/en/questions';
import { MoreRows } from '../../provider/MoreRows';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import type { HeadingLevel } from '../../ui/text/Heading';
import { Plus } from '../../ui/icons/icons';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { Skeleton } from '../../ui/loading/Skeleton';
import { TitleBar } from '../../ui/text/TitleBar';
import { useFocusHeir } from '../../ui/focus/useFocusHeir';
import { useMergedRefs } from '../../base/useMergedRefs';
import { BankStatus } from './BankStatus';
import { BankToolbar } from './BankToolbar';
import { isSameDialog, QuestionDialogs, type BankTask, type RowAction } from './QuestionDialogs';
import { QuestionExchange } from '../exchange/QuestionExchange';
import { everything, type BankView } from '../filters/bankView';
import { FilterPlaces } from '../filters/FilterPlaces';
import type { SavedViewStore } from '../views/savedViews';
import { QuestionTable } from './QuestionTable';
import { useBank } from './useBank';
import { useBankParts } from './useBankParts';
import { useBankShortcuts } from './useBankShortcuts';
import { useBankSelection } from './useBankSelection';
import { useLatestInSight } from './useLatestInSight';
import { useReloadFailure } from './useReloadFailure';

export interface QuestionBankProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Further content of the view dialog, below the question; called only while the dialog is open.
   * Its headings are of level 3.
   */
  renderDetails?: ((question: Question) => ReactNode) | undefined;
  /**
   * What is searched for, filtered and sorted by, where the host keeps it, such as in the address.
   * Another view replaces the bank's own.
   * @default the bank's own, everything at first
   */
  view?: BankView | undefined;
  /** Called with what the user asks for, after a pause in typing. */
  onViewChange?: ((view: BankView) => void) | undefined;
  /**
   * Keeps the filters that the user saves under names in a store of the host's own.
   * @default this browser keeps them until the user logs out
   */
  savedViews?: SavedViewStore | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * The instructor's questions: find, view, add, update, duplicate and delete them (spec §2, Bank of
 * Questions). A saved question stays in the list until the search or a filter changes. Parts:
 * `header`, `toolbar`, `filter`, `status`, `selection`, `list`, `shortcuts`; of a row: `tags`,
 * `quality`, `view`, `edit`, `duplicate`, `delete`.
 */
export const QuestionBank = widget<QuestionBankProps>('QuestionBank')(function QuestionBank(
  { headingLevel = 2, renderDetails, view: given, onViewChange, savedViews, className, ...rest },
  ref,
) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  const bank = useBank(given, onViewChange);
  const { list } = bank;
  const load = useLoad(list);
  useReloadFailure(list);
  const { selected, chosen, hidden, setSelected, deselect } = useBankSelection(bank);
  const [task, setTask] = useState<BankTask | null>(null);
  const [areShortcutsOn, setShortcutsOn] = useState(true);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const parts = useBankParts(list.data !== undefined || task !== null);
  const addButton = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const shortcutsToggle = useRef<HTMLButtonElement>(null);

  // Buttons that clear a selection or a filter disappear on use. For a row that disappears, the
  // table moves the focus itself.
  const heirRef = useFocusHeir((gone) => {
    const isLeftToTable = gone.closest('tr') && root.current?.querySelector('table');
    return isLeftToTable ? null : (search.current ?? addButton.current);
  });
  const rootRef = useMergedRefs<HTMLDivElement>(root, heirRef, ref);

  const act = useCallback((kind: RowAction, question: Question) => {
    setTask(kind === 'delete' ? { kind, questions: [question], hidden: 0 } : { kind, question });
  }, []);
  const add = () => setTask({ kind: 'add' });
  const actOnChosen = (kind: 'editAll' | 'delete') => setTask({ kind, questions: chosen, hidden });
  const whole = list.isWhole ? list.data : undefined;
  const viewing = { view: bank.view, onChange: bank.change };

  useBankShortcuts(root, areShortcutsOn, (shortcut) => {
    if (shortcut === 'search') {
      search.current?.focus();
      search.current?.select();
    } else if (shortcut === 'list') {
      setShortcutsOpen(!areShortcutsOpen);
      shortcutsToggle.current?.focus();
    } else if (addButton.current) add();
  });
  useLatestInSight(root, bank.latest, list.dataUpdatedAt);

  // Rendered from the beginning, so that the toolbar does not move the list when it appears.
  const isLoading = list.data === undefined && load.error === null;
  // A search that finds nothing leaves its field.
  const isMany = list.data !== undefined && (list.data.length > 0 || list.isWhole === false);

  return (
    <Root {...rest} ref={rootRef} className={clsx('qw-question-bank', className)}>
      <TitleBar title={words.title} headingLevel={headingLevel} data-part="header">
        {load.error?.isForbidden ? null : (
          <>
            <QuestionExchange list={list} selected={chosen} onImported={bank.keepInSight} />
            <Button ref={addButton} variant="primary" icon={<Plus />} onClick={add}>
              {words.add}
            </Button>
          </>
        )}
      </TitleBar>
      {isMany || isLoading ? (
        <>
          <BankToolbar {...viewing} whole={whole} searchRef={search}>
            {parts ? (
              <parts.FilterFields {...viewing} all={bank.all} whole={whole} onDeleted={deselect}>
                <parts.SavedViewsButton {...viewing} store={savedViews} />
              </parts.FilterFields>
            ) : (
              <FilterPlaces view={bank.view} areRowsThere={list.data !== undefined} />
            )}
          </BankToolbar>
          {parts ? (
            <parts.FilterChips
              {...viewing}
              query={bank.query}
              isClearable={bank.shown.length > 0}
            />
          ) : bank.isFiltered ? (
            <div className="qw-question-filters" />
          ) : null}
          <BankStatus
            matching={list.data && bank.matching}
            count={bank.all}
            isFiltered={bank.isFiltered}
            isSettled={bank.isSettled}
            selected={chosen.length}
            hidden={hidden}
            onClearSelection={() => setSelected(none)}
            onEdit={() => actOnChosen('editAll')}
            onDelete={() => actOnChosen('delete')}
          />
        </>
      ) : null}
      <Card padding={bank.shown.length > 0 ? 'flush' : 'normal'} data-part="list">
        <Loaded
          load={load}
          fallback={words.loadFailed}
          skeleton={<Skeleton shape="rows" lines={5} label={common.loading} />}
        >
          {({ length }) =>
            bank.shown.length > 0 ? (
              <QuestionTable
                questions={bank.shown}
                total={bank.matching}
                onNearEnd={list.isReadingMore || list.moreError ? undefined : list.readMore}
                busy={list.isOld}
                selected={selected}
                onSelectedChange={setSelected}
                sort={bank.query.sort}
                latest={bank.latest}
                outside={bank.outside}
                onChange={bank.change}
                onAct={act}
              />
            ) : length === 0 && !bank.isFiltered ? (
              <EmptyState
                title={words.empty}
                description={words.emptyHint}
                action={<Button onClick={add}>{words.add}</Button>}
              />
            ) : parts ? (
              <parts.NoMatch query={bank.query} onChange={bank.change} whole={whole} />
            ) : (
              <EmptyState
                title={words.empty}
                description={words.noMatchHint}
                action={
                  <Button onClick={() => bank.change(everything)}>{words.clearFilters}</Button>
                }
              />
            )
          }
        </Loaded>
        <MoreRows list={list} shown={bank.shown.length} total={bank.matching} />
      </Card>
      {isMany && parts ? (
        <parts.BankShortcuts
          toggle={shortcutsToggle}
          isOpen={areShortcutsOpen}
          onToggle={() => setShortcutsOpen(!areShortcutsOpen)}
          isOn={areShortcutsOn}
          onSwitch={() => setShortcutsOn(!areShortcutsOn)}
        />
      ) : null}
      <QuestionDialogs
        task={task}
        parts={parts}
        onDone={(done) => setTask((now) => (now && isSameDialog(now, done) ? null : now))}
        onSaved={(question) => question && bank.keepInSight([question._id], [question])}
        onDeleted={(ids) => {
          deselect(ids);
          bank.forget(ids);
        }}
        renderDetails={renderDetails}
      />
    </Root>
  );
});

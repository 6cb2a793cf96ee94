import { useEffect, useRef, useState } from 'react';
import { bankWords } from '../../messages/en/bank';
import { commonWords } from '../../messages/en/common';
import { queryOf } from '../../provider/listView';
import { useWords } from '../../provider/MessagesContext';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useFocusHeir } from '../../ui/focus/useFocusHeir';
import { Spinner } from '../../ui/loading/Spinner';
import { Banner } from '../../ui/state/Banner';
import { EmptyState } from '../../ui/state/EmptyState';
import type { BankView } from '../filters/bankView';
import { isTaken, mostViews, type SavedView, type SavedViewStore } from './savedViews';
import { SavedViewItem } from './SavedViewItem';
import { useSavedViews } from './useSavedViews';
import { ViewNameForm, type NameOutcome } from './ViewNameForm';

export interface SavedViewsDialogProps {
  /** What the bank is asked for now. */
  view: BankView;
  store: SavedViewStore;
  onChoose: (view: BankView) => void;
  onClose: () => void;
}

/** Chooses, saves, renames and deletes views of the bank. Parts: `views`, `save`. */
export function SavedViewsDialog({ view, store, onChoose, onClose }: SavedViewsDialogProps) {
  const common = useWords(commonWords);
  const { views: words } = useWords(bankWords);
  const errorSentence = useErrorSentence();
  const { views, failure, isSaving, read, change } = useSavedViews(store);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ saved: SavedView; place: number } | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // A view that is deleted or renamed takes the button along that had the focus.
  const heirRef = useFocusHeir(() => body.current?.querySelector('button, input'));
  const isRead = views !== undefined;
  useEffect(() => {
    // The dialog has put the focus on what was there before them.
    if (isRead) body.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [isRead]);
  const asked = queryOf(view);
  const isAsking = Object.keys(asked).length > 0;

  const name = async (
    wanted: string,
    by: (now: readonly SavedView[]) => readonly SavedView[],
    itself?: string,
  ): Promise<NameOutcome> => {
    let outcome: NameOutcome = 'saved';
    const isSaved = await change((now) => {
      const others = now.filter((one) => one.name !== itself);
      if (!isTaken(wanted, others)) return by(now);
      outcome = 'taken';
      return now;
    });
    return isSaved ? outcome : 'failed';
  };
  const save = (wanted: string) => name(wanted, (now) => [...now, { name: wanted, view: asked }]);
  const rename = async (from: string, to: string) => {
    const outcome = await name(
      to,
      (now) => now.map((one) => (one.name === from ? { ...one, name: to } : one)),
      from,
    );
    if (outcome === 'saved') setRenamed(null);
    return outcome;
  };
  const remove = async (saved: SavedView, place: number) => {
    if (await change((now) => now.filter(({ name }) => name !== saved.name))) {
      setRemoved({ saved, place });
    }
  };
  const undo = async () => {
    if (removed === null) return;
    const { saved, place } = removed;
    const { name: wanted } = saved;
    const outcome = await name(wanted, (now) => now.toSpliced(place, 0, saved));
    if (outcome === 'saved') setRemoved(null);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={common.close}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div ref={heirRef} className="qw-saved-views-body">
        <div ref={body} className="qw-saved-views-body">
          {failure ? (
            <Banner
              tone="critical"
              role="alert"
              actions={
                failure.action === 'read' ? (
                  <Button size="small" onClick={read}>
                    {words.retry}
                  </Button>
                ) : null
              }
            >
              {errorSentence(
                failure.error,
                failure.action === 'read' ? words.readFailed : words.writeFailed,
              )}
            </Banner>
          ) : null}
          {views === undefined ? (
            failure ? null : (
              <Spinner label={common.loading} />
            )
          ) : views.length === 0 ? (
            <EmptyState title={words.none} description={isAsking ? undefined : words.noneHint} />
          ) : (
            // Without the role, Safari does not treat a list without markers as a list.
            // eslint-disable-next-line jsx-a11y/no-redundant-roles
            <ul role="list" className="qw-saved-views" aria-label={words.title} data-part="views">
              {views.map((saved, place) => (
                <li key={saved.name} className="qw-saved-view">
                  {renamed === saved.name ? (
                    <ViewNameForm
                      name={saved.name}
                      label={words.newName}
                      submitLabel={common.save}
                      busy={isSaving}
                      onSubmit={(name) => rename(saved.name, name)}
                      onCancel={() => setRenamed(null)}
                    />
                  ) : (
                    <SavedViewItem
                      saved={saved}
                      onChoose={() => onChoose(saved.view)}
                      onRename={() => setRenamed(saved.name)}
                      onRemove={() => void remove(saved, place)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <p className="qw-saved-views-removed" role="status">
            {removed ? <span className="qw-text">{words.removed(removed.saved.name)}</span> : null}
            {removed && !isTaken(removed.saved.name, views ?? []) ? (
              <Button size="small" variant="quiet" onClick={() => void undo()}>
                {words.undo}
              </Button>
            ) : null}
          </p>
          {isAsking && views && views.length >= mostViews ? (
            <p className="qw-saved-views-removed">{words.full(mostViews)}</p>
          ) : null}
          {isAsking && views && views.length < mostViews ? (
            <div data-part="save">
              <ViewNameForm
                label={words.name}
                submitLabel={words.save}
                busy={isSaving}
                onSubmit={save}
              />
            </div>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

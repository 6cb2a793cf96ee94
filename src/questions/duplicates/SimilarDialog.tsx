import { Fragment, useMemo, useState } from 'react';
import type { Question } from '../../api/entities';
import { optionTexts } from '../../items/itemRules';
import { bankWords } from '../../messages/en/bank';
import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { drawExcerpt } from '../../provider/questionText';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Checkbox } from '../../ui/field/Checkbox';
import { Trash2 } from '../../ui/icons/icons';
import { Spinner } from '../../ui/loading/Spinner';
import { Banner } from '../../ui/state/Banner';
import { EmptyState } from '../../ui/state/EmptyState';
import { Pagination } from '../../ui/tabs/Pagination';
import { QuestionDeleteDialog } from '../deleting/QuestionDeleteDialog';
import { useSimilarGroups } from './useSimilarGroups';

export interface SimilarDialogProps {
  /** The bank, if it is there whole; else it is read. */
  whole: readonly Question[] | undefined;
  onClose: () => void;
  onDeleted: (ids: ReadonlySet<string>) => void;
}

const perPage = 10;
const none: readonly Question[] = [];

/** Lists groups of similar questions, and deletes those that are chosen. Parts: `group`. */
export function SimilarDialog({ whole, onClose, onDeleted }: SimilarDialogProps) {
  const common = useWords(commonWords);
  const { duplicates: words } = useWords(bankWords);
  const errorSentence = useErrorSentence();
  const { groups: compared, error } = useSimilarGroups(whole);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isDeleting, setDeleting] = useState(false);
  const [wanted, setPage] = useState(1);
  const groups = useMemo(
    () =>
      compared
        ?.map((group) => group.filter(({ _id }) => !gone.has(_id)))
        .filter(({ length }) => length > 1),
    [compared, gone],
  );
  const all = useMemo(() => groups?.flat() ?? none, [groups]);
  // The same list while it is confirmed, by which the dialog knows what it asks about.
  const chosen = useMemo(() => all.filter(({ _id }) => marked.has(_id)), [all, marked]);
  const pages = Math.max(1, Math.ceil((groups?.length ?? 0) / perPage));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * perPage;

  const mark = (id: string, isMarked: boolean) => {
    const next = new Set(marked);
    if (isMarked) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.hint}
      closeLabel={common.close}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button
            variant="critical"
            icon={<Trash2 />}
            disabled={chosen.length === 0}
            onClick={() => setDeleting(true)}
          >
            {words.deleteSelected(chosen.length)}
          </Button>
        </>
      }
    >
      {error ? (
        <Banner tone="critical" role="alert">
          {errorSentence(error, words.failed)}
        </Banner>
      ) : groups === undefined ? (
        <Spinner label={words.reading} />
      ) : groups.length === 0 ? (
        <EmptyState title={words.none} description={words.noneHint} />
      ) : (
        <div className="qw-similar">
          <p role="status">{words.found(groups.length, all.length)}</p>
          {groups.slice(first, first + perPage).map((group, nth) => (
            <fieldset key={group[0]?._id} className="qw-similar-group" data-part="group">
              <legend className="qw-similar-legend">
                {words.group(first + nth + 1, group.length)}
              </legend>
              {group.map((question) => (
                <Checkbox
                  key={question._id}
                  label={drawExcerpt(question.title, question)}
                  hint={optionTexts(question).map((text, place) => (
                    <Fragment key={place}>
                      {place > 0 ? <span className="qw-text"> · </span> : null}
                      <span className="qw-text">{drawExcerpt(text, question)}</span>
                    </Fragment>
                  ))}
                  checked={marked.has(question._id)}
                  onChange={({ target }) => mark(question._id, target.checked)}
                />
              ))}
            </fieldset>
          ))}
          {pages > 1 ? (
            <Pagination
              label={words.pages}
              previousLabel={words.previous}
              nextLabel={words.next}
              page={page}
              pages={pages}
              onPageChange={setPage}
            />
          ) : null}
        </div>
      )}
      <QuestionDeleteDialog
        questions={isDeleting ? chosen : none}
        hidden={0}
        onDeleted={(ids) => {
          setGone(new Set([...gone, ...ids]));
          onDeleted(ids);
        }}
        onClose={() => setDeleting(false)}
      />
    </Dialog>
  );
}

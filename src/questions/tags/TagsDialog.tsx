import { useState } from 'react';
import { useRenameTags } from '../../api/teachingHooks';
import { bankWords } from '../../messages/en/bank';
import { commonWords } from '../../messages/en/common';
import { validationWords } from '../../messages/en/validation';
import { useWords } from '../../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../../provider/notifications';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { longestTag } from '../../rules/limits';
import { oneLineProblem } from '../../rules/oneLineText';
import { tagKey, type TagCount } from '../../rules/tags';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { Checkbox } from '../../ui/field/Checkbox';
import { TextField } from '../../ui/field/TextField';
import { EmptyState } from '../../ui/state/EmptyState';

export interface TagsDialogProps {
  open: boolean;
  /** The tags of the bank. */
  tags: readonly TagCount[];
  onClose: () => void;
  /** Called with the tags that no question has any more. */
  onChanged: (gone: readonly string[]) => void;
}

/** Renames, merges and removes tags in the whole bank. Parts: `tags`. */
export function TagsDialog({ open, tags, onClose, onChanged }: TagsDialogProps) {
  const common = useWords(commonWords);
  const validation = useWords(validationWords);
  const { manage: words, tags: tagWords } = useWords(bankWords);
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(open);
  const errorSentence = useErrorSentence();
  const rename = useRenameTags();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [nameProblem, setNameProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const chosen = tags.filter(({ tag }) => marked.has(tag)).map(({ tag }) => tag);
  const isOther = (tag: string) => !marked.has(tag);
  const key = tagKey(name);
  const isMerge = chosen.length > 1 || tags.some(({ tag }) => isOther(tag) && tagKey(tag) === key);
  const merged =
    chosen.length + Number(tags.some(({ tag }) => isOther(tag) && tagKey(tag) === key));

  const mark = (tag: string, isMarked: boolean) => {
    setProblem(undefined);
    const next = new Set(marked);
    if (isMarked) next.add(tag);
    else next.delete(tag);
    // The first name is what a single tag is called, to be mended.
    if (isMarked && next.size === 1 && name === '') setName(tag);
    setMarked(next);
  };
  const change = async (to: string | undefined) => {
    setProblem(undefined);
    try {
      const { questions } = await rename.mutateAsync({ tags: chosen, ...(to && { to }) });
      notify({ tone: 'positive', message: words.changed(questions) });
      onChanged(chosen.filter((tag) => to === undefined || tagKey(tag) !== tagKey(to)));
      setMarked(new Set());
      setName('');
    } catch (error) {
      console.error(error);
      const message = errorSentence(error, words.failed);
      setProblem(message);
      notifyIfClosed({ tone: 'critical', message });
    }
  };
  const submit = () => {
    const hidden = oneLineProblem(name, words.name, validation);
    if (chosen.length === 0) setProblem(words.nothingChosen);
    else if (key === '') setNameProblem(words.nameRequired);
    else if (/[,;|]/.test(name)) setNameProblem(tagWords.invalid(longestTag, 1));
    else if (hidden !== undefined) setNameProblem(hidden);
    else void change(name.trim());
  };
  const close = () => {
    if (!rename.isPending) onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.title}
      closeLabel={common.close}
      busy={rename.isPending}
      submitLabel={isMerge ? words.merge(merged) : words.rename}
      busyLabel={common.saving}
      backLabel={common.close}
      onBack={close}
      failure={problem}
      onSubmit={submit}
    >
      {tags.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <div className="qw-tags-dialog" role="group" aria-label={words.choose} data-part="tags">
          {tags.map(({ tag, questions }) => (
            <Checkbox
              key={tag}
              label={tagWords.counted(tag, questions)}
              checked={marked.has(tag)}
              onChange={({ target }) => mark(tag, target.checked)}
            />
          ))}
        </div>
      )}
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={nameProblem}
        autoComplete="off"
        maxLength={longestTag}
        value={name}
        onChange={({ target }) => {
          setNameProblem(undefined);
          setName(target.value);
        }}
      />
      {chosen.length > 0 ? (
        <div className="qw-tags-dialog-remove">
          <Button size="small" onClick={() => setRemoving(true)}>
            {words.remove(chosen.length)}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={isRemoving}
        title={words.removeQuestion(chosen.length)}
        description={words.removeHint}
        confirmLabel={words.remove(chosen.length)}
        cancelLabel={common.cancel}
        closeLabel={common.close}
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          void change(undefined);
        }}
      />
    </FormDialog>
  );
}

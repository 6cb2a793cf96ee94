import { useEffect, useRef, useState } from 'react';
import { bankWords } from '../../messages/en/bank';
import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/field/TextField';
import { longestViewName } from './savedViews';

/** What became of a name: another view may have it, or it could not be saved. */
export type NameOutcome = 'saved' | 'taken' | 'failed';

interface ViewNameFormProps {
  /** The name at first. */
  name?: string;
  label: string;
  submitLabel: string;
  busy: boolean;
  /** Called with a name that is not empty. */
  onSubmit: (name: string) => Promise<NameOutcome>;
  onCancel?: () => void;
}

/** Asks for the name of a view. */
export function ViewNameForm({
  name: first = '',
  label,
  submitLabel,
  busy,
  onSubmit,
  onCancel,
}: ViewNameFormProps) {
  const common = useWords(commonWords);
  const { views: words } = useWords(bankWords);
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isRenaming = onCancel !== undefined;
  useEffect(() => {
    if (isRenaming) field.current?.select();
  }, [isRenaming]);
  const submit = async () => {
    if (name.trim() === '') {
      setProblem(words.nameRequired);
      return;
    }
    const outcome = await onSubmit(name.trim());
    if (outcome === 'saved') setName('');
    if (outcome === 'taken') setProblem(words.nameTaken);
  };
  return (
    <form
      noValidate
      className="qw-saved-view-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <TextField
        className="qw-saved-view-field"
        aria-required
        label={label}
        error={problem}
        autoComplete="off"
        ref={field}
        maxLength={longestViewName}
        value={name}
        onChange={({ target }) => {
          setProblem(undefined);
          setName(target.value);
        }}
      />
      <Button type="submit" variant={isRenaming ? 'primary' : 'secondary'} busy={busy}>
        {submitLabel}
      </Button>
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      ) : null}
    </form>
  );
}

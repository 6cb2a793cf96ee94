import { useEffect, useRef, useState } from 'react';
import { bankWords } from '../../messages/en/bank';
import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/field/TextField';
import { longestViewName } from './savedViews';

interface ViewNameFormProps {
  /** The name at first. */
  name?: string;
  label: string;
  submitLabel: string;
  busy: boolean;
  /** Names that others have. */
  taken: readonly string[];
  /** Called with a name that is neither empty nor taken; resolves with whether it was saved. */
  onSubmit: (name: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Asks for the name of a view. */
export function ViewNameForm({
  name: first = '',
  label,
  submitLabel,
  busy,
  taken,
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
  const keyOf = (text: string) => text.trim().toLowerCase();
  const submit = async () => {
    if (keyOf(name) === '') setProblem(words.nameRequired);
    else if (taken.some((one) => keyOf(one) === keyOf(name))) setProblem(words.nameTaken);
    else if (await onSubmit(name.trim())) setName('');
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

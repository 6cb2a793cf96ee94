import { useEffect, useId, useRef } from 'react';
import { conflictWords } from '../messages/en/validation';
import { Button } from '../ui/button/Button';
import { RadioGroup } from '../ui/field/RadioGroup';
import { Banner } from '../ui/state/Banner';
import { useWords } from './MessagesContext';

/** The user's own version of a field, or the one that was saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** A field in both versions, as text or as whether it is on. */
export interface ConflictRow extends Record<Side, string | boolean> {
  field: string;
  label: string;
  side: Side;
}

interface EditConflictProps {
  rows: readonly ConflictRow[];
  /** Called without a field for all of them. */
  onChoose: (side: Side, field?: string) => void;
}

/**
 * Both versions of what was changed twice, field by field; a choice fills in the form. It gets the
 * focus, so that screen readers read it. Parts: `conflict`.
 */
export function EditConflict({ rows, onChoose }: EditConflictProps) {
  const words = useWords(conflictWords);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const textOf = (value: string | boolean): string =>
    typeof value === 'string' ? value || words.empty : value ? words.on : words.off;
  return (
    <div
      ref={group}
      className="qw-conflict"
      data-part="conflict"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
    >
      <Banner
        tone="caution"
        title={<span id={`${id}-title`}>{words.title}</span>}
        actions={
          <>
            <Button size="small" onClick={() => onChoose('mine')}>
              {words.allMine}
            </Button>
            <Button size="small" onClick={() => onChoose('theirs')}>
              {words.allTheirs}
            </Button>
          </>
        }
      >
        <span id={`${id}-hint`}>{words.hint}</span>
      </Banner>
      {rows.map(({ field, label, side, ...texts }) => (
        <RadioGroup
          key={field}
          label={label}
          layout="grid"
          options={(['mine', 'theirs'] as const).map((value) => ({
            value,
            label: words[value],
            description: textOf(texts[value]),
          }))}
          value={side}
          onValueChange={(value) => onChoose(value as Side, field)}
        />
      ))}
    </div>
  );
}

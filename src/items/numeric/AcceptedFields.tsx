import { useEffect, useId, useRef, useState } from 'react';
import type { AcceptedNumber } from '../../api/entities';
import { mostAccepted } from '../../rules/limits';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Plus, X } from '../../ui/icons/icons';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import type { ItemFieldsProps } from '../kind/kind';
import { acceptedNumbers } from './acceptedNumbers';
import { isNumberText } from './number';
import { numeric } from './rules';
import { TypedNumber } from './TypedNumber';

/** A row without what is empty. */
const withoutBlanks = ({ number, tolerance, to, share }: AcceptedNumber): AcceptedNumber => ({
  number,
  ...(tolerance && { tolerance }),
  ...(to && { to }),
  ...(share !== undefined && { share }),
});

/**
 * The fields of the numbers that earn points, the right answer first, and a field to try an answer.
 * Parts: `options`, `option`, `try`. State: `data-several`.
 */
export function AcceptedFields({ form, words }: ItemFieldsProps) {
  const { accepted: say } = words;
  const legendId = useId();
  const { errors, isSubmitted } = form.formState;
  const rows = acceptedNumbers({ answer: form.watch('answer'), accepted: form.watch('accepted') });

  const group = useRef<HTMLDivElement>(null);
  // The form gives a refused field the focus, but sets the texts of those that it knows itself.
  const { ref: registerFocus } = form.register('accepted');
  const [wrong] = useState(() => ({
    focus: () => group.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  }));
  useEffect(() => registerFocus(wrong), [registerFocus, wrong]);

  /** The place of the number that has the focus after a change. */
  const heir = useRef<number | null>(null);
  useEffect(() => {
    if (heir.current === null) return;
    const row = group.current?.querySelectorAll('[data-part="option"]')[heir.current];
    heir.current = null;
    row?.querySelector('input')?.focus();
  });

  const set = (next: readonly AcceptedNumber[], shouldValidate = true): void => {
    const settings = { shouldDirty: true, shouldValidate };
    form.setValue('accepted', next.map(withoutBlanks), settings);
    form.setValue('answer', next[0]?.number ?? '', settings);
  };
  const change = (place: number, changed: Partial<AcceptedNumber>): void =>
    set(rows.map((row, each) => (each === place ? { ...row, ...changed } : row)));
  const add = (): void => {
    heir.current = rows.length;
    set([...rows, { number: '', share: 50 }], isSubmitted);
  };
  const remove = (place: number): void => {
    heir.current = Math.min(place, rows.length - 2);
    set(rows.filter((_, each) => each !== place));
  };

  return (
    <div
      className="qw-accepted"
      role="group"
      aria-labelledby={legendId}
      ref={group}
      data-part="options"
      data-several={rows.length > 1 ? '' : undefined}
    >
      <p className="qw-question-legend" id={legendId}>
        {say.legend}
      </p>
      {rows.map((row, place) => {
        const errorOf = (field: keyof AcceptedNumber): string | undefined =>
          errors.accepted?.[place]?.[field]?.message;
        return (
          <div
            className="qw-accepted-row"
            key={place}
            role="group"
            aria-label={say.number(place + 1)}
            data-part="option"
          >
            <div className="qw-accepted-fields">
              <TypedNumber
                label={place === 0 ? words.fields.answer : say.number(place + 1)}
                aria-required={place === 0}
                value={row.number}
                error={errorOf('number') ?? (place === 0 ? errors.answer?.message : undefined)}
                onValueChange={(number) => change(place, { number })}
              />
              <TypedNumber
                label={say.to}
                value={row.to ?? ''}
                disabled={Boolean(row.tolerance)}
                error={errorOf('to')}
                onValueChange={(to) => change(place, { to })}
              />
              <TypedNumber
                label={say.tolerance}
                percent
                value={row.tolerance ?? ''}
                disabled={Boolean(row.to)}
                error={errorOf('tolerance')}
                onValueChange={(tolerance) => change(place, { tolerance })}
              />
              {place === 0 ? null : (
                <TypedNumber
                  label={say.share}
                  value={String(row.share ?? 100)}
                  error={errorOf('share')}
                  onValueChange={(share) =>
                    change(place, { share: isNumberText(share) ? +share : NaN })
                  }
                />
              )}
            </div>
            {place === 0 ? null : (
              <IconButton
                className="qw-accepted-remove"
                label={say.remove(place + 1)}
                icon={<X />}
                onClick={() => remove(place)}
              />
            )}
          </div>
        );
      })}
      <p className="qw-field-hint">{say.hint}</p>
      {rows.length < mostAccepted ? (
        <Button
          className="qw-accepted-add"
          variant="quiet"
          size="small"
          icon={<Plus />}
          onClick={add}
        >
          {say.add}
        </Button>
      ) : null}
      <TryAnswer rows={rows} words={words} />
    </div>
  );
}

/** What an answer would earn. */
function TryAnswer({
  rows,
  words: { accepted: say },
}: {
  rows: readonly AcceptedNumber[];
  words: ItemFieldsProps['words'];
}) {
  const [answer, setAnswer] = useState('');
  const accepted = rows.filter(
    ({ number, tolerance = '0', to = '0', share = 100 }) =>
      [number, tolerance.replace(/%$/, ''), to].every(isNumberText) && share >= 1 && share <= 100,
  );
  const share =
    isNumberText(answer) && accepted[0]
      ? numeric.mark({ answer: accepted[0].number, accepted }, answer, 'partial')
      : null;
  return (
    <div className="qw-accepted-try" data-part="try">
      <TypedNumber label={say.try} value={answer} onValueChange={setAnswer} />
      <p className="qw-accepted-earned" role="status">
        {share === null ? <VisuallyHidden> </VisuallyHidden> : say.earns(Math.round(share * 100))}
      </p>
    </div>
  );
}

import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/ApiError';
import { presentIn } from '../api/conflict';
import type { Shape } from '../api/shape';
import { lazyPart } from '../base/lazyPart';
import { useLatest } from '../base/useLatest';
import type { ConflictRow, Side } from './EditConflict';
import { useNotifyIfClosed } from './notifications';
import { useErrorSentence } from './useErrorSentence';

const EditConflict = lazyPart(async () => (await import('./EditConflict')).EditConflict);

/** What of a form is chosen together: one field, or fields that mean nothing without each other. */
export interface ConflictPart<Values> {
  label: string;
  fields: readonly (keyof Values & string)[];
  /** Its value in words, or whether it is on. @default the value of the first field */
  say?: (values: Values) => string | boolean;
}

type Revision = string | number | undefined;

interface Basis<Values> {
  revision: Revision;
  values: Values;
}

export interface EditConflictSettings<Values extends FieldValues, Checked, Edited> {
  form: UseFormReturn<Values, unknown, Checked>;
  /** What is edited; null for something new. */
  record: Edited | null;
  /** The values of the form for a record. */
  valuesOf: (record: Edited) => Values;
  /** How a list of such records is read. */
  shape: Shape;
  parts: readonly ConflictPart<Values>[];
  /** What to say of a record that was deleted meanwhile. */
  deleted: string;
  /** Whether the form is on the screen. */
  isOpen: boolean;
  /** Called with the values of the server when they turn out to be others. */
  onPresent?: (values: Values) => void;
}

export interface EditConflictGuard<Values, Edited> {
  /**
   * Sends a change with the revision that the form is based on. If the record has changed since in
   * fields that differ from the form's, both versions are shown, and nothing typed is lost.
   *
   * @returns null where that, or that it was deleted, is now shown
   */
  send: <Saved extends { revision?: Revision }>(
    change: (revision: Revision) => Promise<Saved>,
  ) => Promise<Saved | null>;
  /** Bases the form on a record that it has been filled with. */
  begin: (record: Edited) => void;
  /** Drops the conflict, and returns the latest values of the server that are known. */
  restore: () => Values | undefined;
  /** Both versions, for the top of the form; null while there is no conflict. */
  notice: ReactElement | null;
  /** Whether the record was deleted while it was edited. */
  isGone: boolean;
}

/** As often as a change that nobody contradicts is sent again. */
const mostTries = 3;

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [one, other] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(mine?.[key], theirs?.[key]));
}

/** Keeps two tabs, or two people, from taking back each other's changes of a record (decision 97). */
export function useEditConflict<Values extends FieldValues, Checked, Edited extends object>({
  form,
  record,
  isOpen,
  ...settings
}: EditConflictSettings<Values, Checked, Edited>): EditConflictGuard<Values, Edited> {
  const { valuesOf, shape, parts, deleted, onPresent } = settings;
  const errorSentence = useErrorSentence();
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const [conflict, setConflict] = useState<{
    mine: Values;
    theirs: Values;
    fields: readonly string[];
  } | null>(null);
  const [isGone, setGone] = useState(false);

  const basisOf = (edited: Edited): Basis<Values> => ({
    revision: (edited as { revision?: Revision }).revision,
    values: valuesOf(edited),
  });
  const basis = useRef(record && basisOf(record));
  const { isDirty } = form.formState;
  const follow = useLatest(() => {
    // What was typed is based on the record that it was typed over.
    if (record && !isDirty) basis.current = basisOf(record);
  });
  useEffect(() => follow.current(), [record, follow]);

  const differs = ({ fields }: ConflictPart<Values>, one: Values, other: Values): boolean =>
    fields.some((field) => !isSame(one[field], other[field]));

  const put = ({ fields }: ConflictPart<Values>, values: Values): void => {
    for (const field of fields) {
      const next = structuredClone(values[field]);
      const now: unknown = form.getValues(field as FieldPath<Values>);
      for (const key of Object.keys(now ?? {})) {
        // An option that the other version lacks.
        if (typeof next === 'object' && next && !(key in next)) {
          form.unregister(`${field}.${key}` as FieldPath<Values>);
        }
      }
      const path = field as FieldPath<Values>;
      form.setValue(path, next, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };

  /** Bases the form on the present record, and returns whether there is something to choose. */
  const meet = (present: Edited): boolean => {
    const mine = structuredClone(form.getValues());
    const before = basis.current?.values ?? mine;
    const next = basisOf(present);
    const theirs = next.values;
    basis.current = next;
    onPresent?.(theirs);
    const open = parts.filter(
      (part) => differs(part, theirs, before) && differs(part, theirs, mine),
    );
    if (open.length === 0) return false;
    for (const part of open) if (!differs(part, mine, before)) put(part, theirs);
    setConflict({ mine, theirs, fields: open.map(({ fields }) => fields[0] as string) });
    return true;
  };

  const send: EditConflictGuard<Values, Edited>['send'] = async (change) => {
    for (let tries = 1; ; tries += 1) {
      try {
        const saved = await change(basis.current?.revision);
        basis.current = { revision: saved.revision, values: structuredClone(form.getValues()) };
        setConflict(null);
        return saved;
      } catch (error) {
        const present = presentIn<Edited>(error, shape);
        const isDeleted = record !== null && error instanceof ApiError && error.isNotFound;
        if (!present && !isDeleted) throw error;
        if (present && !meet(present)) {
          if (tries < mostTries) continue;
          throw error;
        }
        const message = present ? errorSentence(error, deleted) : deleted;
        if (!present) {
          setGone(true);
          form.setError('root', { type: 'server', message });
        }
        notifyIfClosed({ tone: 'critical', message });
        return null;
      }
    }
  };

  const begin = (edited: Edited): void => {
    basis.current = basisOf(edited);
    setConflict(null);
  };

  const restore = (): Values | undefined => {
    setConflict(null);
    return basis.current?.values;
  };

  const choose = (side: Side, field?: string): void => {
    if (conflict === null) return;
    const now = structuredClone(form.getValues());
    const mine = { ...conflict.mine };
    for (const part of parts) {
      const [first = ''] = part.fields;
      if (!conflict.fields.includes(first) || (field !== undefined && field !== first)) continue;
      // What was typed after the conflict is mine too.
      if (differs(part, now, conflict.theirs)) {
        for (const name of part.fields) mine[name] = now[name];
      }
      put(part, side === 'mine' ? mine : conflict.theirs);
    }
    setConflict({ ...conflict, mine });
  };

  const drawNotice = ({ mine, theirs, fields }: NonNullable<typeof conflict>) => {
    const now = form.watch();
    const rows = parts
      .filter((part) => fields.includes(part.fields[0] as string))
      .map((part): ConflictRow => {
        const { label, fields } = part;
        const [field = ''] = fields;
        const say = part.say ?? ((values: Values) => values[field] ?? '');
        const isTheirs = !differs(part, now, theirs);
        return {
          field,
          label,
          mine: say(isTheirs ? mine : now),
          theirs: say(theirs),
          side: isTheirs ? 'theirs' : 'mine',
        };
      });
    return (
      <Suspense>
        <EditConflict key={JSON.stringify(theirs)} rows={rows} onChoose={choose} />
      </Suspense>
    );
  };

  return { send, begin, restore, notice: conflict && drawNotice(conflict), isGone };
}

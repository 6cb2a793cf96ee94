type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** The fields whose values differ, before and after. Both are empty if nothing has changed. */
export function changes<Of extends Fields>(
  before: Of,
  after: Of,
): { before: Partial<Of>; after: Partial<Of> } {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  const only = (fields: Of) =>
    Object.fromEntries(changed.map((field) => [field, fields[field]])) as Partial<Of>;
  return { before: only(before), after: only(after) };
}

/** What a record has under a key. A key may be `constructor`, which every object has. */
export function ownEntry<Entry>(
  record: Readonly<Record<string, Entry>>,
  key: string,
): Entry | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

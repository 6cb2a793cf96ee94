/**
 * Keeps what was read for the ids that were asked for last. For what never changes.
 *
 * @param most how many are kept
 */
export function rememberLast<Result>(
  most: number,
  read: (id: string) => Promise<Result>,
): (id: string) => Promise<Result> {
  const kept = new Map<string, Promise<Result>>();
  return (id) => {
    const result = kept.get(id) ?? read(id);
    kept.delete(id);
    kept.set(id, result);
    result.catch(() => kept.delete(id));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}

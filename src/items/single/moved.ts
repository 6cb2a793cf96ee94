/** A list with one of its things at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, place) => place !== from);
  return [...rest.slice(0, to), things[from] as Thing, ...rest.slice(to)];
}

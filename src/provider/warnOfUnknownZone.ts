const warned = new Set<string | undefined>();

/**
 * Warns the developer once that times are in UTC.
 *
 * @param timeZone what the host gave; undefined if the browser does not know the viewer's
 */
export function warnOfUnknownZone(timeZone?: string): void {
  if (warned.has(timeZone)) return;
  warned.add(timeZone);
  const what =
    timeZone === undefined
      ? 'this browser does not know its time zone'
      : `"${timeZone}" is not a time zone that this browser knows`;
  console.warn(
    `Quizwright: ${what}. Times are shown and entered in UTC. Give the provider the timeZone of the school, an IANA name such as Europe/Berlin.`,
  );
}

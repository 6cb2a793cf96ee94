import { useEffect, useMemo } from 'react';
import { commonWords } from '../../messages/en/common';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { warnOfUnknownZone } from '../../provider/warnOfUnknownZone';
import { haveSameClock, viewersZone } from '../../rules/zones';

/**
 * Says which time zone is used to show and enter times: the viewer's, one that the host has set, or
 * UTC if neither is known.
 */
export function useZoneSentence(): string {
  const common = useWords(commonWords);
  const { timeZone: given, isZoneUnknown } = useFormats();
  const viewers = viewersZone();
  const isViewersUnknown = given === undefined && viewers === null;
  useEffect(() => {
    if (isViewersUnknown) warnOfUnknownZone();
  }, [isViewersUnknown]);
  const isOther = useMemo(
    () => given !== undefined && (viewers === null || !haveSameClock(given, viewers, Date.now())),
    [given, viewers],
  );
  if (isZoneUnknown || isViewersUnknown) return common.unknownTimeZone;
  const named = (isOther ? given : viewers) ?? '';
  return (isOther ? common.givenTimeZone : common.timeZone)(named.replaceAll('_', ' '));
}

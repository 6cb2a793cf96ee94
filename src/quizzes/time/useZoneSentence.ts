import { commonWords } from '../../messages/en/common';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';

/**
 * Says which time zone is used to show and enter times: the viewer's, or one that the host has set.
 */
export function useZoneSentence(): string {
  const common = useWords(commonWords);
  const viewers = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { timeZone = viewers } = useFormats();
  const say = timeZone === viewers ? common.timeZone : common.givenTimeZone;
  return say(timeZone.replaceAll('_', ' '));
}

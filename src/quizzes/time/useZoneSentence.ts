import { commonWords } from '../../messages/en/common';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';

/** In which time zone moments are shown and typed: the viewer's, or the one the host has set. */
export function useZoneSentence(): string {
  const common = useWords(commonWords);
  const viewers = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { timeZone = viewers } = useFormats();
  const say = timeZone === viewers ? common.timeZone : common.givenTimeZone;
  return say(timeZone.replaceAll('_', ' '));
}

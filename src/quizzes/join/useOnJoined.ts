import { useGoTo } from '../../provider/hostPaths';
import type { JoinedQuiz } from '../../api/joinedQuiz';

type OnJoined = ((joined: JoinedQuiz) => void) | undefined;

/** Opens a joined quiz: the widget's own callback, or else the host's router. */
export function useOnJoined(onJoined: OnJoined): OnJoined {
  const goTo = useGoTo('test');
  return onJoined ?? (goTo && (({ quizId }) => goTo(quizId)));
}

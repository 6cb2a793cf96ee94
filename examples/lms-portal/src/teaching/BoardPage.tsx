import { useGroups, useUpcomingQuizzes } from 'quizwright/hooks';
import { LoadProblem } from '../ui/LoadProblem';
import { Panel, PanelTitle } from '../ui/Panel';
import { BoardCard } from './BoardCard';
import { TeachingFrame } from './TeachingFrame';

/** Often enough to watch a class arrive. */
const refetchInterval = 10_000;

/**
 * The wall of the classroom: each quiz's code, the students who have joined and the time remaining.
 * It is made of hooks alone, without any widget or sheet of Quizwright.
 */
export function BoardPage() {
  return <TeachingFrame title="Board">{() => <Board />}</TeachingFrame>;
}

function Board() {
  const { data, errorUpdateCount, isFetching, refetch } = useUpcomingQuizzes({ refetchInterval });
  const groups = useGroups();
  if (data === undefined) {
    return errorUpdateCount > 0 ? (
      <LoadProblem what="The board" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <p role="status">Loading the board …</p>
    );
  }
  if (data.length === 0) {
    return (
      <Panel>
        <PanelTitle>The board is empty</PanelTitle>
        <p className="text-soft">A quiz is here from when it is set until it closes.</p>
      </Panel>
    );
  }
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {data.map((quiz) => (
        <li key={quiz._id}>
          <BoardCard
            quiz={quiz}
            // The name is a convenience: the board works without it.
            group={groups.data?.find(({ _id }) => _id === quiz.group)?.name}
          />
        </li>
      ))}
    </ul>
  );
}

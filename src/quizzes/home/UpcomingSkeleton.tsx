import { loadingSaidMs } from '../../base/hearingTimes';
import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { Card } from '../../ui/card/Card';
import { CardItem, CardList } from '../../ui/card/CardList';
import { Delayed } from '../../ui/loading/Delayed';
import { Skeleton } from '../../ui/loading/Skeleton';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface UpcomingSkeletonProps {
  /** Maximum number of quizzes. */
  limit: number;
  hasPictures: boolean;
}

/** One row on most screens, and as much of the list as fits on a phone. */
const mostCards = 2;

/** As tall as the title, the two facts and the button of a quiz. */
const linesOfQuiz = 6;

/** Reserves the space of the cards while they load. */
export function UpcomingSkeleton({ limit, hasPictures }: UpcomingSkeletonProps) {
  const common = useWords(commonWords);
  return (
    <>
      <VisuallyHidden role="status">
        <Delayed ms={loadingSaidMs}>
          <span>{common.loading}</span>
        </Delayed>
      </VisuallyHidden>
      <CardList label={common.loading} aria-hidden="true">
        {Array.from({ length: Math.min(limit, mostCards) }, (_, index) => (
          <CardItem key={index}>
            <Card media={hasPictures ? <span className="qw-upcoming-quiz-image" /> : undefined}>
              <Skeleton lines={linesOfQuiz} />
            </Card>
          </CardItem>
        ))}
      </CardList>
    </>
  );
}

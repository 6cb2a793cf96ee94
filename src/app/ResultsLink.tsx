import { ChartNoAxesColumn } from 'lucide-react';
import { quizzesWords } from '../messages/en/quizzes';
import { useWords } from '../provider/MessagesContext';
import { useRenderLink } from '../provider/links';
import { ButtonLink } from '../ui/ButtonLink';
import { paths } from './paths';

/** Quiz home and the student page lead to the results (spec §2). */
export function ResultsLink() {
  const quizzes = useWords(quizzesWords);
  return (
    <ButtonLink
      variant="quiet"
      icon={<ChartNoAxesColumn />}
      href={paths.results}
      render={useRenderLink()}
    >
      {quizzes.results}
    </ButtonLink>
  );
}

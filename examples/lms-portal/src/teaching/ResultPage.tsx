import { ResultDetail } from 'quizwright';
import { useParams } from 'wouter';
import { TeachingFrame } from './TeachingFrame';

/** One quiz of the results table; its breadcrumb leads back there. */
export function ResultPage() {
  const { quizId = '' } = useParams();
  return <TeachingFrame title="Result">{() => <ResultDetail quizId={quizId} />}</TeachingFrame>;
}

import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../addresses/paths';

/** Redirects a student from an instructor's results to their own results of the same quiz. */
export function ToStudentResults() {
  const { quizId } = useParams();
  const href = quizId === undefined ? paths.studentResults : paths.studentResult(quizId);
  return <Navigate to={href} replace />;
}

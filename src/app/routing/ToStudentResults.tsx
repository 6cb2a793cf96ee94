import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../addresses/paths';

/** Where an instructor has results, a student goes on to their own of the same quiz. */
export function ToStudentResults() {
  const { quizId } = useParams();
  const href = quizId === undefined ? paths.studentResults : paths.studentResult(quizId);
  return <Navigate to={href} replace />;
}

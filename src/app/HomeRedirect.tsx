import { Navigate } from 'react-router-dom';
import { useSession } from '../session/SessionContext';
import { paths } from './paths';

/** The dashboard's index: the page that the role works on. */
export function HomeRedirect() {
  const isStudent = useSession()?.user.role === 'Student';
  return <Navigate to={isStudent ? paths.studentHome : paths.quizzes} replace />;
}

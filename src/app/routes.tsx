import { Navigate, type RouteObject } from 'react-router-dom';
import { AuthLayout } from './AuthLayout';
import { DashboardLayout } from './DashboardLayout';
import { GroupsPage } from './pages/GroupsPage';
import { HomePage } from './pages/HomePage';
import { LoginPage } from './pages/LoginPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { QuestionsPage } from './pages/QuestionsPage';
import { QuizHomePage } from './pages/QuizHomePage';
import { QuizPage } from './pages/QuizPage';
import { ResultPage } from './pages/ResultPage';
import { ResultsPage } from './pages/ResultsPage';
import { RouteErrorPage } from './pages/RouteErrorPage';
import { StudentPage } from './pages/StudentPage';
import { StudentsPage } from './pages/StudentsPage';
import { TestPage } from './pages/TestPage';
import { paths, patterns } from './paths';
import { RequireSession } from './RequireSession';

/** The routes of the app (spec §2), below its base path. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteErrorPage />,
    children: [
      {
        element: <AuthLayout />,
        children: [
          { path: paths.start, element: <LoginPage /> },
          { path: paths.login, element: <LoginPage /> },
        ],
      },
      {
        element: <RequireSession />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              {
                errorElement: <RouteErrorPage />,
                children: [
                  { path: paths.home, element: <HomePage /> },
                  { path: paths.homeAlias, element: <Navigate to={paths.home} replace /> },
                  { path: paths.groups, element: <GroupsPage /> },
                  { path: paths.questions, element: <QuestionsPage /> },
                  { path: paths.students, element: <StudentsPage /> },
                  { path: paths.quizzes, element: <QuizHomePage /> },
                  { path: patterns.quiz, element: <QuizPage /> },
                  { path: paths.results, element: <ResultsPage /> },
                  { path: patterns.result, element: <ResultPage /> },
                  { path: paths.studentHome, element: <StudentPage /> },
                  { path: patterns.test, element: <TestPage /> },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

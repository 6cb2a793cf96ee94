import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../app/NotFoundPage';
import { routes } from '../app/paths';
import { LearningPage } from './LearningPage';
import { QuizPage } from './QuizPage';

/** The pages of a student. */
export default function LearningPages() {
  return (
    <Switch>
      <Route path={routes.course} component={LearningPage} />
      <Route path={routes.quiz} component={QuizPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}

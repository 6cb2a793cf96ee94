import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../app/NotFoundPage';
import { routes } from '../app/paths';
import { BoardPage } from './BoardPage';
import { QuestionsPage } from './QuestionsPage';
import { ResultPage } from './ResultPage';
import { TeachingPage } from './TeachingPage';

/** The pages of an instructor. */
export default function TeachingPages() {
  return (
    <Switch>
      <Route path={routes.course} component={TeachingPage} />
      <Route path={routes.result} component={ResultPage} />
      <Route path={routes.questions} component={QuestionsPage} />
      <Route path={routes.board} component={BoardPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}

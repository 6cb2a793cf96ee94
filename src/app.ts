export type { AppPages, PageName } from './app/routing/pages';
export { QuizApp, type QuizAppProps } from './app/QuizApp';

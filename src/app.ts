export type { AppPages, PageName } from './app/pages';
export { QuizApp, type QuizAppProps } from './app/QuizApp';

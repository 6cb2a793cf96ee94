export type { AppPages, PageName } from './app/routing/pages';
export { QuizApp } from './app/QuizApp';
export type { QuizAppProps } from './app/QuizAppProps';

export { QuizApp, type QuizAppProps } from './app/QuizApp';

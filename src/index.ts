export type { Profile, Receipt, Result } from './api/entities';
export { SignIn, type SignInProps } from './auth/SignIn';
export type { MessageOverrides } from './messages/mergeMessages';
export { useNotify, type Notification, type Notify } from './provider/notifications';
export type { RenderLink } from './provider/links';
export { QuizProvider, type QuizProviderProps } from './provider/QuizProvider';
export { QuestionBank, type QuestionBankProps } from './questions/QuestionBank';
export type { JoinedQuiz } from './quizzes/JoinForm';
export { JoinQuiz, type JoinQuizProps } from './quizzes/JoinQuiz';
export { JoinQuizDialog, type JoinQuizDialogProps } from './quizzes/JoinQuizDialog';
export { QuizCreateDialog, type QuizCreateDialogProps } from './quizzes/QuizCreateDialog';
export { QuizDetail, type QuizDetailProps } from './quizzes/QuizDetail';
export { QuizRunner, type QuizRunnerProps } from './quizzes/QuizRunner';
export { ReceiptDialog, type ReceiptDialogProps } from './quizzes/ReceiptDialog';
export {
  StudentCompletedQuizzes,
  type StudentCompletedQuizzesProps,
} from './quizzes/StudentCompletedQuizzes';
export { UpcomingQuizzes, type UpcomingQuizzesProps } from './quizzes/UpcomingQuizzes';
export { CompletedQuizzes, type CompletedQuizzesProps } from './results/CompletedQuizzes';
export { ResultDetail, type ResultDetailProps } from './results/ResultDetail';
export { Badge, type BadgeProps } from './ui/Badge';
export { Button, type ButtonProps } from './ui/Button';
export { Dialog, type DialogProps } from './ui/Dialog';
export { PasswordField, type PasswordFieldProps } from './ui/PasswordField';
export { Root, type RootProps } from './ui/Root';
export { Select, type SelectProps } from './ui/Select';
export { TextArea, type TextAreaProps } from './ui/TextArea';
export { TextField, type TextFieldProps } from './ui/TextField';

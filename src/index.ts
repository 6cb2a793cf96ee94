export type { Profile, Receipt, Result } from './api/entities';
export type { OnEvent, QuizEvent } from './api/quizEvents';
export { AuthChoice, type AuthChoiceProps } from './auth/AuthChoice';
export { AuthLayout, type AuthLayoutProps } from './auth/AuthLayout';
export { ChangePasswordForm, type ChangePasswordFormProps } from './auth/ChangePasswordForm';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './auth/ForgotPasswordForm';
export { LoginForm, type LoginFormProps } from './auth/LoginForm';
export { RegisterForm, type RegisterFormProps } from './auth/RegisterForm';
export { ConfirmEmailForm, type ConfirmEmailFormProps } from './auth/ConfirmEmailForm';
export { ResetPasswordForm, type ResetPasswordFormProps } from './auth/ResetPasswordForm';
export { GroupManager, type GroupManagerProps } from './groups/GroupManager';
export type { Language } from './messages/language';
export { loadLanguage } from './messages/loadLanguage';
export type { MessageOverrides } from './messages/mergeMessages';
export type { HostPaths, Navigate } from './provider/hostPaths';
export { useNotify, type Notification, type Notify } from './provider/notifications';
export type { RenderLink } from './provider/links';
export { QuizProvider, type QuizProviderProps } from './provider/QuizProvider';
export { QuestionBank, type QuestionBankProps } from './questions/QuestionBank';
export { CompletedQuizzes, type CompletedQuizzesProps } from './quizzes/CompletedQuizzes';
export type { JoinedQuiz, JoinVariant } from './quizzes/JoinForm';
export { JoinCode, type JoinCodeProps } from './quizzes/JoinCode';
export { JoinQuiz, type JoinQuizProps } from './quizzes/JoinQuiz';
export { JoinQuizDialog, type JoinQuizDialogProps } from './quizzes/JoinQuizDialog';
export { QuizCreateDialog, type QuizCreateDialogProps } from './quizzes/QuizCreateDialog';
export { QuizDetail, type QuizDetailProps } from './quizzes/QuizDetail';
export { QuizHistory, type QuizHistoryProps } from './quizzes/QuizHistory';
export { QuizHome, type QuizHomeProps } from './quizzes/QuizHome';
export { QuizRunner, type QuizRunnerProps } from './quizzes/runner/QuizRunner';
export { ReceiptDialog, type ReceiptDialogProps } from './quizzes/runner/ReceiptDialog';
export { StudentHome, type StudentHomeProps } from './quizzes/StudentHome';
export { UnsentSubmissions, type UnsentSubmissionsProps } from './quizzes/runner/UnsentSubmissions';
export { UpcomingQuizzes, type UpcomingQuizzesProps } from './quizzes/UpcomingQuizzes';
export { ItemEvidence, type ItemEvidenceProps } from './results/ItemEvidence';
export { QuestionEvidence, type QuestionEvidenceProps } from './results/QuestionEvidence';
export { ResultDetail, type ResultDetailProps } from './results/ResultDetail';
export { ResultsTable, type ResultsTableProps } from './results/ResultsTable';
export { StudentResults, type StudentResultsProps } from './results/StudentResults';
export { Ranking, type RankingProps } from './students/Ranking';
export { StudentsByGroup, type StudentsByGroupProps } from './students/StudentsByGroup';
export { TopStudents, type TopStudentsProps } from './students/TopStudents';
export { Avatar, type AvatarProps } from './ui/Avatar';
export { Badge, type BadgeProps } from './ui/Badge';
export { Banner, type BannerProps } from './ui/Banner';
export { BarChart, type Bar, type BarChartProps } from './ui/BarChart';
export { Breadcrumb, type BreadcrumbProps } from './ui/Breadcrumb';
export { Button, type ButtonProps } from './ui/Button';
export { ButtonLink, type ButtonLinkProps } from './ui/ButtonLink';
export { Card, type CardProps } from './ui/Card';
export { ConfirmDialog, type ConfirmDialogProps } from './ui/ConfirmDialog';
export { CopyButton, type CopyButtonProps } from './ui/CopyButton';
export { Countdown, type CountdownProps } from './ui/Countdown';
export { DateTimeField, type DateTimeFieldProps } from './ui/DateTimeField';
export { Dialog, type DialogProps } from './ui/Dialog';
export { EmptyState, type EmptyStateProps } from './ui/EmptyState';
export { ErrorState, type ErrorStateProps } from './ui/ErrorState';
export { Field, type FieldControl, type FieldProps } from './ui/Field';
export { Heading, type HeadingLevel, type HeadingProps } from './ui/Heading';
export { IconButton, type IconButtonProps } from './ui/IconButton';
export {
  Menu,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuSeparator,
  type MenuGroupProps,
  type MenuItemProps,
  type MenuLinkProps,
  type MenuProps,
  type MenuSeparatorProps,
} from './ui/Menu';
export { NumberField, type NumberFieldProps } from './ui/NumberField';
export { Pagination, type PaginationProps } from './ui/Pagination';
export { PasswordField, type PasswordFieldProps } from './ui/PasswordField';
export {
  PersonItem,
  PersonList,
  type PersonItemProps,
  type PersonListProps,
} from './ui/PersonList';
export { Progress, type ProgressProps } from './ui/Progress';
export { RadioGroup, type RadioGroupProps } from './ui/RadioGroup';
export type { RadioChoice } from './ui/drawRadioOption';
export { Root, type RootProps } from './ui/Root';
export type { RootTheme } from './ui/RootTheme';
export { Select, type SelectOption, type SelectProps } from './ui/Select';
export { Skeleton, type SkeletonProps } from './ui/Skeleton';
export { Spinner, type SpinnerProps } from './ui/Spinner';
export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type TableBodyProps,
  type TableCellProps,
  type TableHeadProps,
  type TableHeaderCellProps,
  type TableProps,
  type TableRowProps,
} from './ui/Table';
export { TableRows, type TableRowsProps } from './ui/TableRows';
export {
  TableSelectAllCell,
  TableSelectCell,
  type TableSelectAllCellProps,
  type TableSelectCellProps,
} from './ui/TableSelect';
export { TableSkeletonRows, type TableSkeletonRowsProps } from './ui/TableSkeletonRows';
export type { TableOrder } from './ui/TableSort';
export { Tabs, type Tab, type TabsProps } from './ui/Tabs';
export { TextArea, type TextAreaProps } from './ui/TextArea';
export { TextField, type TextFieldProps } from './ui/TextField';
export { TextLink, type TextLinkProps } from './ui/TextLink';
export { ToastRegion, type ToastRegionProps } from './ui/Toast';
export { VisuallyHidden, type VisuallyHiddenProps } from './ui/VisuallyHidden';
export { createToastStore, type ToastContent, type ToastStore } from './ui/toasts';
export { useRowSelection, type RowSelection, type RowSelectionOptions } from './ui/useRowSelection';

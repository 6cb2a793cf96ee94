export type { Profile, Receipt, Result } from './api/entities';
export type { JoinedQuiz } from './api/joinedQuiz';
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
export type { Language } from './messages/language/language';
export { loadLanguage } from './messages/loadLanguage';
export type { MessageOverrides } from './messages/language/mergeMessages';
export type { HostPaths, Navigate, RenderLink } from './provider/hostPaths';
export { useNotify, type Notification, type Notify } from './provider/notifications';
export { QuizHydration, type QuizHydrationProps } from './provider/QuizHydration';
export { QuizProvider, type QuizProviderProps, type SessionEnd } from './provider/QuizProvider';
export { WidgetBoundary, type WidgetBoundaryProps } from './provider/WidgetBoundary';
export {
  QuizSlots,
  type IconSlotProps,
  type QuizSlotsProps,
  type Slots,
} from './provider/QuizSlots';
export type { ReceiptActionsProps } from './provider/ReceiptActionsContext';
export { QuestionBank, type QuestionBankProps } from './questions/bank/QuestionBank';
export type { BankView } from './questions/filters/bankView';
export type { SavedView, SavedViewStore } from './questions/views/savedViews';
export { CompletedQuizzes, type CompletedQuizzesProps } from './quizzes/home/CompletedQuizzes';
export type { JoinVariant } from './quizzes/join/JoinForm';
export { JoinCode, type JoinCodeProps } from './quizzes/joinCode/JoinCode';
export { JoinQuiz, type JoinQuizProps } from './quizzes/join/JoinQuiz';
export { JoinQuizDialog, type JoinQuizDialogProps } from './quizzes/join/JoinQuizDialog';
export { QuizCreateDialog, type QuizCreateDialogProps } from './quizzes/setUp/QuizCreateDialog';
export { QuizDetail, type QuizDetailProps } from './quizzes/detail/QuizDetail';
export { QuizHistory, type QuizHistoryProps } from './quizzes/history/QuizHistory';
export { QuizHome, type QuizHomeProps } from './quizzes/home/QuizHome';
export { QuizRunner, type QuizRunnerProps } from './quizzes/runner/QuizRunner';
export { ReceiptDialog, type ReceiptDialogProps } from './quizzes/runner/submission/ReceiptDialog';
export { StudentHome, type StudentHomeProps } from './quizzes/home/StudentHome';
export {
  UnsentSubmissions,
  type UnsentSubmissionsProps,
} from './quizzes/runner/submission/UnsentSubmissions';
export { UpcomingQuizzes, type UpcomingQuizzesProps } from './quizzes/home/UpcomingQuizzes';
export { ItemEvidence, type ItemEvidenceProps } from './results/evidence/ItemEvidence';
export { QuestionEvidence, type QuestionEvidenceProps } from './results/evidence/QuestionEvidence';
export { ResultDetail, type ResultDetailProps } from './results/detail/ResultDetail';
export {
  ResultsTable,
  type OpenedResult,
  type ResultsTableProps,
} from './results/list/ResultsTable';
export { StudentResults, type StudentResultsProps } from './results/list/StudentResults';
export { Ranking, type RankingProps } from './students/Ranking';
export { StudentsByGroup, type StudentsByGroupProps } from './students/StudentsByGroup';
export { TopStudents, type TopStudentsProps } from './students/TopStudents';
export { Avatar, type AvatarProps } from './ui/text/Avatar';
export { Badge, type BadgeProps } from './ui/text/Badge';
export { Banner, type BannerProps } from './ui/state/Banner';
export { BarChart, type Bar, type BarChartProps } from './ui/chart/BarChart';
export { Breadcrumb, type BreadcrumbProps } from './ui/text/Breadcrumb';
export { Button, type ButtonProps } from './ui/button/Button';
export { ButtonLink, type ButtonLinkProps } from './ui/button/ButtonLink';
export { Card, type CardProps } from './ui/card/Card';
export { ConfirmDialog, type ConfirmDialogProps } from './ui/dialog/ConfirmDialog';
export { CopyButton, type CopyButtonProps } from './ui/button/CopyButton';
export { Countdown, type CountdownProps } from './ui/time/Countdown';
export { DateTimeField, type DateTimeFieldProps } from './ui/field/DateTimeField';
export { Dialog, type DialogProps } from './ui/dialog/Dialog';
export { EmptyState, type EmptyStateProps } from './ui/state/EmptyState';
export { ErrorState, type ErrorStateProps } from './ui/state/ErrorState';
export { Field, type FieldControl, type FieldProps } from './ui/field/Field';
export { Heading, type HeadingLevel, type HeadingProps } from './ui/text/Heading';
export { IconButton, type IconButtonProps } from './ui/button/IconButton';
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
} from './ui/menu/Menu';
export { NumberField, type NumberFieldProps } from './ui/field/NumberField';
export { Pagination, type PaginationProps } from './ui/tabs/Pagination';
export { PasswordField, type PasswordFieldProps } from './ui/field/PasswordField';
export {
  PersonItem,
  PersonList,
  type PersonItemProps,
  type PersonListProps,
} from './ui/card/PersonList';
export { Progress, type ProgressProps } from './ui/loading/Progress';
export { RadioGroup, type RadioGroupProps } from './ui/field/RadioGroup';
export { CheckboxGroup, type CheckboxGroupProps } from './ui/field/CheckboxGroup';
export type { ChoiceOption } from './ui/field/drawChoice';
export type { HeaderSlotProps } from './ui/text/headerSlot';
export type { IconName } from './ui/icons/icons';
export { Root, type RootProps } from './ui/theme/Root';
export type { Framed, RootTheme } from './ui/theme/RootTheme';
export { Select, type SelectProps } from './ui/select/Select';
export type { SelectOption } from './ui/select/SelectOption';
export { Skeleton, type SkeletonProps } from './ui/loading/Skeleton';
export { Spinner, type SpinnerProps } from './ui/loading/Spinner';
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
} from './ui/table/Table';
export { TableRows, type TableRowsProps } from './ui/table/TableRows';
export {
  TableSelectAllCell,
  TableSelectCell,
  type TableSelectAllCellProps,
  type TableSelectCellProps,
} from './ui/table/TableSelect';
export { TableSkeletonRows, type TableSkeletonRowsProps } from './ui/table/TableSkeletonRows';
export type { TableOrder } from './ui/table/TableSort';
export { Tabs, type Tab, type TabsProps } from './ui/tabs/Tabs';
export { TextArea, type TextAreaProps } from './ui/field/TextArea';
export { TextField, type TextFieldProps } from './ui/field/TextField';
export { TextLink, type TextLinkProps } from './ui/text/TextLink';
export { ToastRegion, type ToastRegionProps } from './ui/toast/Toast';
export { VisuallyHidden, type VisuallyHiddenProps } from './ui/text/VisuallyHidden';
export { createToastStore, type ToastContent, type ToastStore } from './ui/toast/toastStore';
export {
  useRowSelection,
  type RowSelection,
  type RowSelectionOptions,
} from './ui/table/useRowSelection';

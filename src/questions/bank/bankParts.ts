import { QuestionDeleteDialog } from '../deleting/QuestionDeleteDialog';
import { QuestionsEditDialog } from '../edit/QuestionsEditDialog';
import { FilterChips } from '../filters/FilterChips';
import { FilterFields } from '../filters/FilterFields';
import { QuestionFormDialog } from '../form/QuestionFormDialog';
import { NoMatch } from '../filters/NoMatch';
import { SavedViewsButton } from '../views/SavedViewsButton';
import { BankShortcuts } from './BankShortcuts';
import { QuestionViewDialog } from './QuestionViewDialog';

/** What the bank needs once its first rows are there. */
export const bankParts = {
  BankShortcuts,
  FilterChips,
  FilterFields,
  NoMatch,
  QuestionDeleteDialog,
  QuestionFormDialog,
  QuestionsEditDialog,
  QuestionViewDialog,
  SavedViewsButton,
};

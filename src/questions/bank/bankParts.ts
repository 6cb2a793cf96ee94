import { QuestionDeleteDialog } from '../deleting/QuestionDeleteDialog';
import { QuestionsEditDialog } from '../edit/QuestionsEditDialog';
import { FilterChips } from '../filters/FilterChips';
import { FilterFields } from '../filters/FilterFields';
import { QuestionFormDialog } from '../form/QuestionFormDialog';
import { NoMatch } from '../filters/NoMatch';

/** What the bank needs once its first rows are there. */
export const bankParts = {
  FilterChips,
  FilterFields,
  NoMatch,
  QuestionDeleteDialog,
  QuestionFormDialog,
  QuestionsEditDialog,
};

import type { Question, QuestionInput, QuestionsChange } from '../../api/entities';
import { formatOf, kindOf } from '../../items/parts';
import { changedTags, tagsOf } from '../../rules/tags';

/** What is to change about several questions; nothing of what is left out. */
export type Change = {
  [Field in Exclude<keyof QuestionsChange, 'ids'>]?: QuestionsChange[Field] | undefined;
};

/** A change as it is sent: without what stays as it is. */
export const sentOf = ({
  type,
  difficulty,
  add_tags = [],
  remove_tags = [],
}: Change): Omit<QuestionsChange, 'ids'> => ({
  ...(type && { type }),
  ...(difficulty && { difficulty }),
  ...(add_tags.length > 0 && { add_tags }),
  ...(remove_tags.length > 0 && { remove_tags }),
});

/** Whether a change asks for nothing. */
export const isNoChange = (change: Change): boolean => Object.keys(sentOf(change)).length === 0;

/**
 * A question as a change leaves it, for servers that take one at a time.
 *
 * @returns null if it would have too many tags
 */
export function changedQuestion(question: Question, change: Change): QuestionInput | null {
  const { title, description, options, answer } = question;
  const { type = question.type, difficulty = question.difficulty } = change;
  const tags = changedTags(question, change);
  return (
    tags && {
      title,
      description,
      options,
      answer,
      type,
      difficulty,
      ...formatOf(question),
      ...kindOf(question),
      ...tagsOf({ tags }),
    }
  );
}

import { useController } from 'react-hook-form';
import { useGroups } from '../../api/teachingHooks';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { RotateCw } from '../../ui/icons/icons';
import { Select } from '../../ui/select/Select';
import type { QuizFormControl } from './useQuizForm';

interface GroupFieldProps {
  form: QuizFormControl;
}

/** Chooses one of the loaded groups; has its own loading, empty and failed states. */
export function GroupField({ form }: GroupFieldProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const errorSentence = useErrorSentence();
  const { data: groups, error, refetch, isFetching } = useGroups();
  // Controlled, because an uncontrolled select forgets a kept value whose option is not loaded yet.
  const { field, fieldState } = useController({ control: form.control, name: 'group' });

  const failed = groups === undefined && error !== null;
  const instead = error?.kind === 'shape' ? common.answeredInstead : undefined;
  return (
    <div className="qw-quiz-fields-group">
      <Select
        {...field}
        aria-required
        label={words.fields.group}
        placeholder={groups === undefined && !failed ? common.loading : common.choose}
        options={(groups ?? []).map((group) => ({ value: group._id, label: group.name }))}
        error={failed ? errorSentence(error, words.groupsFailed) : fieldState.error?.message}
        hint={failed ? instead : groups?.length === 0 ? words.noGroups : undefined}
        aria-busy={isFetching || undefined}
      />
      {failed ? (
        <Button size="small" icon={<RotateCw />} onClick={() => void refetch()}>
          {common.retry}
        </Button>
      ) : null}
    </div>
  );
}

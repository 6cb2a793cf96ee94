import { useState } from 'react';
import type { Question } from '../../api/entities';
import { useTakesField } from '../../api/useTakesField';
import { bankWords } from '../../messages/en/bank';
import { commonWords } from '../../messages/en/common';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { drawExcerpt } from '../../provider/questionText';
import { useNotify, useNotifyIfClosed } from '../../provider/notifications';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { difficulties, mostTags } from '../../rules/limits';
import { countTags } from '../../rules/tags';
import { Button } from '../../ui/button/Button';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { Progress } from '../../ui/loading/Progress';
import { Select } from '../../ui/select/Select';
import { Banner } from '../../ui/state/Banner';
import { TagsField } from '../tags/TagsField';
import { useFacets } from '../tags/useFacets';
import { isNoChange, type Change } from './changedQuestion';
import { useChangeQuestions, type FailedChange } from './useChangeQuestions';

export interface QuestionsEditDialogProps {
  open: boolean;
  /** The selected questions. */
  questions: readonly Question[];
  /** How many of them the filters hide. */
  hidden: number;
  onClose: () => void;
}

/** How many questions that could not be changed are listed. */
const mostReasons = 50;

/** How many tags can be removed at once, as the contract has it. */
const mostRemoved = 100;

/** Changes type, difficulty and tags of several questions, and says which could not be changed. */
export function QuestionsEditDialog({
  open,
  questions,
  hidden,
  onClose,
}: QuestionsEditDialogProps) {
  const common = useWords(commonWords);
  const bank = useWords(questionsWords);
  const { edit: words } = useWords(bankWords);
  const vocabulary = useWords(vocabularyWords);
  const { typesBeside } = useQuestionTypes();
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(open);
  const errorSentence = useErrorSentence();
  const { done, start, stop } = useChangeQuestions();
  const hasTags = useTakesField('QuestionInput.tags');
  const { tags: known } = useFacets();
  const [change, setChange] = useState<Change>({});
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<readonly FailedChange[]>([]);
  const isBusy = done !== null;
  const asked = failed.length > 0 ? failed.map(({ question }) => question) : questions;

  const set = (part: Change) => {
    setProblem(undefined);
    setChange((was) => ({ ...was, ...part }));
  };
  const close = () => {
    if (isBusy) {
      stop();
      return;
    }
    setChange({});
    setFailed([]);
    setProblem(undefined);
    onClose();
  };
  const save = async () => {
    if (isNoChange(change)) {
      setProblem(words.nothing);
      return;
    }
    setFailed([]);
    const { changed, failed: refused } = await start(asked, change);
    if (changed > 0) notify({ tone: 'positive', message: words.changed(changed) });
    if (refused.length > 0) {
      setFailed(refused);
      notifyIfClosed({ tone: 'critical', message: words.failed(refused.length) });
      return;
    }
    setChange({});
    onClose();
  };
  const reasonOf = ({ reason, error }: FailedChange): string => {
    if (reason === 'unknown') return words.reasons.unknown;
    if (reason === 'tooManyTags') return words.reasons.tooManyTags(mostTags);
    return errorSentence(error, words.reasons.other);
  };
  const own = countTags(asked.map(({ tags = [] }) => ({ tags, count: 1 })));

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.title(asked.length)}
      description={
        hidden > 0 ? `${words.quizzesKeep} ${bank.selectedHidden(hidden)}.` : words.quizzesKeep
      }
      closeLabel={common.close}
      busy={isBusy}
      submitLabel={failed.length > 0 ? common.retry : common.save}
      busyLabel={words.saving}
      backLabel={common.cancel}
      onBack={close}
      failure={problem}
      onSubmit={() => void save()}
    >
      <div className="qw-question-edit-row">
        <Select
          label={bank.fields.type}
          placeholder={words.keep}
          value={change.type ?? ''}
          options={typesBeside(change.type ?? '')}
          onChange={({ target }) => set({ type: target.value || undefined })}
        />
        <Select
          label={bank.fields.difficulty}
          placeholder={words.keep}
          value={change.difficulty ?? ''}
          options={difficulties.map((value) => ({ value, label: vocabulary.difficulty[value] }))}
          onChange={({ target }) =>
            set({ difficulty: difficulties.find((one) => one === target.value) })
          }
        />
      </div>
      {hasTags ? (
        <TagsField
          label={words.addTags}
          tags={change.add_tags ?? []}
          known={known}
          onTagsChange={(add_tags) => set({ add_tags })}
        />
      ) : null}
      {hasTags && own.length > 0 ? (
        <TagsField
          label={words.removeTags}
          tags={change.remove_tags ?? []}
          known={own}
          isClosed
          most={mostRemoved}
          onTagsChange={(remove_tags) => set({ remove_tags })}
        />
      ) : null}
      {isBusy ? (
        <div className="qw-question-delete">
          <Progress
            label={words.saving}
            value={done}
            max={asked.length}
            valueText={words.doneOf(done, asked.length)}
          />
          <div className="qw-question-bank-selection">
            <p className="qw-question-bank-count">{words.doneOf(done, asked.length)}</p>
            <Button size="small" onClick={stop}>
              {bank.stop}
            </Button>
          </div>
        </div>
      ) : null}
      {failed.length > 0 ? (
        <Banner tone="critical" role="alert" title={words.failed(failed.length)}>
          <ul className="qw-question-delete-failed">
            {failed.slice(0, mostReasons).map((one) => (
              <li key={one.question._id}>
                <span className="qw-text">{drawExcerpt(one.question.title, one.question)}</span>{' '}
                <span className="qw-text">{`· ${reasonOf(one)}`}</span>
              </li>
            ))}
            {failed.length > mostReasons ? (
              <li>{words.more(failed.length - mostReasons)}</li>
            ) : null}
          </ul>
        </Banner>
      ) : null}
    </FormDialog>
  );
}

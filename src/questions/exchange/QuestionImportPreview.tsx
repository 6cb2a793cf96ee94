import { useState } from 'react';
import { answeringOf } from '../../items/answering';
import { authoringOf } from '../../items/authoring';
import { rulesOf } from '../../items/itemRules';
import type { Messages } from '../../messages/en';
import { exchangeWords } from '../../messages/en/exchange';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { LocalPicturesContext } from '../../provider/LocalPicturesContext';
import { drawText, useSayText } from '../../provider/questionText';
import { Badge } from '../../ui/text/Badge';
import { Pagination } from '../../ui/tabs/Pagination';
import { DifficultyBadge } from '../DifficultyBadge';
import { drawTags } from '../tags/drawTags';
import type { TakenQuestion } from './useImportReview';

interface QuestionImportPreviewProps {
  questions: readonly TakenQuestion[];
  /** The pictures that come with them, by the ids in their texts. */
  pictures: ReadonlyMap<string, Blob>;
}

const perPage = 5;

/** What is right of a question whose control shows no options. */
function keyOf(draft: TakenQuestion['draft'], words: Messages['questions']) {
  const { KeyedOptions } = authoringOf(draft);
  return <KeyedOptions question={draft} drawText={drawText} words={words} />;
}

/** Questions as a student will see them, with what only the instructor sees below. Parts: `question`. */
export function QuestionImportPreview({ questions, pictures }: QuestionImportPreviewProps) {
  const words = useWords(exchangeWords);
  const bank = useWords(questionsWords);
  const { typeName } = useQuestionTypes();
  const sayText = useSayText(...questions.map(({ draft }) => draft));
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(questions.length / perPage));
  const page = Math.min(wanted, pages);
  return (
    <LocalPicturesContext.Provider value={pictures}>
      <div className="qw-question-import">
        {pages > 1 ? (
          <Pagination
            className="qw-question-import-pages"
            label={words.previewPages}
            previousLabel={words.previous}
            nextLabel={words.next}
            page={page}
            pages={pages}
            onPageChange={setPage}
          />
        ) : null}
        {questions.slice((page - 1) * perPage, page * perPage).map(({ draft }, nth) => (
          <div
            key={(page - 1) * perPage + nth}
            className="qw-question-import-question"
            data-part="question"
          >
            {answeringOf(draft).draw({
              question: draft,
              useWords,
              drawText,
              sayText,
              label: drawText(draft.title, draft),
              remark: (place) =>
                rulesOf(draft).right(draft).includes(place) && {
                  description: bank.fields.answer,
                  tone: 'positive',
                },
            })}
            {rulesOf(draft).right(draft).length === 0 ? keyOf(draft, bank) : null}
            <div className="qw-question-import-text">{drawText(draft.description, draft)}</div>
            <p className="qw-question-import-row">
              <Badge>{typeName(draft.type)}</Badge>
              <DifficultyBadge difficulty={draft.difficulty} />
              {drawTags(draft.tags)}
            </p>
          </div>
        ))}
      </div>
    </LocalPicturesContext.Provider>
  );
}

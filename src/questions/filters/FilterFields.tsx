import { Suspense, useState, type ReactNode } from 'react';
import type { Question } from '../../api/entities';
import { useCapability } from '../../api/useCapability';
import { lazyPart } from '../../base/lazyPart';
import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { questionQualities } from '../../rules/limits';
import { tagKey } from '../../rules/tags';
import { IconButton } from '../../ui/button/IconButton';
import { CopyCheck, Tags } from '../../ui/icons/teachingIcons';
import { Select } from '../../ui/select/Select';
import { TagsDialog } from '../tags/TagsDialog';
import { useFacets } from '../tags/useFacets';
import { drawPlaces } from './FilterPlaces';
import { bankQuery, tagsIn, type BankView } from './bankView';

export interface FilterFieldsProps {
  view: BankView;
  onChange: (part: BankView) => void;
  /** How many questions there are; undefined of pages that were filtered from the beginning. */
  all: number | undefined;
  /** The bank, if it is there whole. */
  whole: readonly Question[] | undefined;
  /** Called with the ids of questions that were deleted as duplicates. */
  onDeleted: (ids: ReadonlySet<string>) => void;
  /** Further buttons, before its own. */
  children?: ReactNode;
}

const SimilarDialog = lazyPart(
  async () => (await import('../duplicates/SimilarDialog')).SimilarDialog,
);

/**
 * The filters that the bank has beside type and difficulty: by tags where it has some, by use and
 * quality where these are known.
 */
export function FilterFields({
  view,
  onChange,
  all,
  whole,
  onDeleted,
  children,
}: FilterFieldsProps) {
  const { filters: words, manage, duplicates, tags: tagWords } = useWords(bankWords);
  const { qualityFilter, quality: marks } = useWords(questionsWords);
  const { tags, used, quality, takesTags, isPending, isWhole } = useFacets();
  const { isThere: canRename } = useCapability('renameTags', tags.length > 0);
  const [isManaging, setManaging] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const chosen = bankQuery(view);
  const chosenTags = tagsIn(view);
  const chosenKeys = new Set(chosenTags.map(tagKey));
  const others = tags.filter(({ tag }) => !chosenKeys.has(tagKey(tag)));
  return (
    <>
      {/* Of pages, it is known too late whether there are tags: the field keeps its place. */}
      {tags.length > 0 || chosenTags.length > 0 || (takesTags && !isWhole && !isPending) ? (
        <Select
          className="qw-question-bank-filter"
          disabled={others.length === 0}
          label={words.tag}
          labelHidden
          placeholder={chosenTags.length > 0 ? words.moreTags : words.anyTag}
          options={others.map(({ tag, questions }) => ({
            value: tag,
            label: tagWords.counted(tag, questions),
          }))}
          value=""
          onChange={({ target: { value } }) =>
            value !== '' && onChange({ tags: [...chosenTags, value].join() })
          }
        />
      ) : null}
      {isPending ? drawPlaces(chosenTags.length > 0 ? 2 : 3) : null}
      {used === undefined || all === 0 ? null : (
        <Select
          className="qw-question-bank-filter"
          label={words.use}
          labelHidden
          placeholder={words.anyUse}
          options={[
            { value: 'yes', label: words.used(used) },
            {
              value: 'no',
              label: all === undefined ? words.isUsed.no : words.unused(Math.max(0, all - used)),
            },
          ]}
          value={chosen.used ?? ''}
          onChange={({ target }) => onChange({ used: target.value })}
        />
      )}
      {quality === undefined ? null : (
        <Select
          className="qw-question-bank-filter"
          label={qualityFilter}
          labelHidden
          placeholder={words.anyQuality}
          options={questionQualities.map((value) => ({
            value,
            label: tagWords.counted(marks[value], quality[value]),
          }))}
          value={chosen.quality ?? ''}
          onChange={({ target }) => onChange({ quality: target.value })}
        />
      )}
      <div className="qw-question-bank-tools">
        {children}
        {tags.length > 0 && canRename ? (
          <IconButton label={manage.open} icon={<Tags />} onClick={() => setManaging(true)} />
        ) : null}
        {all === undefined || all > 1 ? (
          <IconButton
            label={duplicates.open}
            icon={<CopyCheck />}
            onClick={() => setComparing(true)}
          />
        ) : null}
      </div>
      <TagsDialog
        open={isManaging}
        tags={tags}
        onClose={() => setManaging(false)}
        onChanged={(gone) => {
          const keys = new Set(gone.map(tagKey));
          const left = chosenTags.filter((tag) => !keys.has(tagKey(tag)));
          if (left.length < chosenTags.length) onChange({ tags: left.join() });
        }}
      />
      {isComparing ? (
        <Suspense>
          <SimilarDialog whole={whole} onClose={() => setComparing(false)} onDeleted={onDeleted} />
        </Suspense>
      ) : null}
    </>
  );
}

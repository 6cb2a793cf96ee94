import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { orderIn } from '../../provider/listView';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Trash2 } from '../../ui/icons/icons';
import { Pencil } from '../../ui/icons/teachingIcons';
import { useActiveFilters } from '../filters/activeFilters';
import { bankQuery, readView, type QuestionColumn } from '../filters/bankView';
import type { SavedView } from './savedViews';

interface SavedViewItemProps {
  saved: SavedView;
  onChoose: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** A saved view: its name, what it asks for, and what can be done with it. */
export function SavedViewItem({ saved, onChoose, onRename, onRemove }: SavedViewItemProps) {
  const { views: words } = useWords(bankWords);
  const { columns } = useWords(questionsWords);
  const { name } = saved;
  const view = readView(saved.view);
  const active = useActiveFilters(view);
  const by = orderIn<QuestionColumn>(bankQuery(view));
  const asked = active.map(({ label }) => label);
  if (by) asked.push(words.sorted[by.order](columns[by.column]));
  return (
    <>
      <Button variant="quiet" className="qw-saved-view-name" onClick={onChoose}>
        <span className="qw-saved-view-text">{name}</span>
        <span className="qw-saved-view-asked">{asked.join(' · ')}</span>
      </Button>
      <IconButton label={words.rename(name)} icon={<Pencil />} onClick={onRename} />
      <IconButton
        variant="critical"
        label={words.remove(name)}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </>
  );
}

import type { ReactNode, Ref } from 'react';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { ShortcutKey as Key, ShortcutList } from '../../ui/shortcut/ShortcutList';

interface BankShortcutsProps {
  toggle: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether the keys work. */
  isOn: boolean;
  onSwitch: () => void;
}

/** The keyboard shortcuts of the bank. */
export function BankShortcuts({ toggle, isOpen, onToggle, isOn, onSwitch }: BankShortcutsProps) {
  const { shortcuts } = useWords(questionsWords);
  const rows: [string, string][] = [
    [shortcuts.search, '/'],
    [shortcuts.clear, shortcuts.escapeKey],
    [shortcuts.add, 'N'],
    [shortcuts.next, 'J'],
    [shortcuts.previous, 'K'],
    [shortcuts.view, 'V'],
    [shortcuts.edit, 'E'],
    [shortcuts.duplicate, 'D'],
    [shortcuts.select, 'X'],
    [shortcuts.delete, shortcuts.deleteKey],
    [shortcuts.list, '?'],
  ];
  return (
    <ShortcutList
      className="qw-question-bank-shortcuts"
      data-part="shortcuts"
      toggleRef={toggle}
      label={shortcuts.title}
      shortcuts={rows.map(([does, key]): [string, ReactNode] => [does, <Key key={key}>{key}</Key>])}
      note={shortcuts.note}
      open={isOpen}
      onToggle={onToggle}
      switchLabel={isOn ? shortcuts.turnOff : shortcuts.turnOn}
      onSwitch={onSwitch}
    />
  );
}

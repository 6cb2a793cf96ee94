import type { ReactNode, Ref } from 'react';
import { optionKeys } from '../../items/optionKeys';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { ShortcutKey as Key, ShortcutList } from '../../ui/shortcut/ShortcutList';

interface PaperShortcutsProps {
  toggle: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether the keys work. */
  isOn: boolean;
  onSwitch: () => void;
}

/** The keys of a paper. */
export function PaperShortcuts({ toggle, isOpen, onToggle, isOn, onSwitch }: PaperShortcutsProps) {
  const { shortcuts } = useWords(runnerWords);
  const [firstLetter, lastLetter] = optionKeys.letters;
  const [firstDigit, lastDigit] = optionKeys.digits;
  const rows: [string, ReactNode][] = [
    [
      shortcuts.choose,
      <>
        <Key>{firstLetter}</Key> {shortcuts.to} <Key>{lastLetter}</Key> {shortcuts.or}{' '}
        <Key>{firstDigit}</Key> {shortcuts.to} <Key>{lastDigit}</Key>
      </>,
    ],
    [shortcuts.within, <Key key="arrows">{shortcuts.arrows}</Key>],
    [shortcuts.clear, <Key key="Delete">{shortcuts.deleteKey}</Key>],
    [shortcuts.next, <Key key="N">N</Key>],
    [shortcuts.previous, <Key key="P">P</Key>],
    [shortcuts.unanswered, <Key key="U">U</Key>],
    [shortcuts.time, <Key key="T">T</Key>],
    [shortcuts.list, <Key key="?">?</Key>],
  ];
  return (
    <ShortcutList
      data-part="shortcuts"
      toggleRef={toggle}
      label={shortcuts.title}
      shortcuts={rows}
      note={shortcuts.note}
      open={isOpen}
      onToggle={onToggle}
      switchLabel={isOn ? shortcuts.turnOff : shortcuts.turnOn}
      onSwitch={onSwitch}
    />
  );
}

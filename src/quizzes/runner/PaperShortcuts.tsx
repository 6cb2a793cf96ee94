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

/** The keyboard shortcuts of a paper. */
export function PaperShortcuts({ toggle, isOpen, onToggle, isOn, onSwitch }: PaperShortcutsProps) {
  const { shortcuts } = useWords(runnerWords);
  const { letters, digits } = optionKeys;
  const rows: [string, ReactNode][] = [
    [
      shortcuts.choose,
      <>
        <Key>{letters[0]}</Key> {shortcuts.to} <Key>{letters.at(-1)}</Key> {shortcuts.or}{' '}
        <Key>{digits[0]}</Key> {shortcuts.to} <Key>{digits.at(-1)}</Key>
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

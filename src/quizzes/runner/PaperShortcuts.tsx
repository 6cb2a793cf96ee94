import type { ReactNode, Ref } from 'react';
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
  const rows: [string, ReactNode][] = [
    [
      shortcuts.choose,
      <>
        <Key>A</Key> {shortcuts.to} <Key>D</Key> {shortcuts.or} <Key>1</Key> {shortcuts.to}{' '}
        <Key>4</Key>
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

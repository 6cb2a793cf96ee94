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

/** The keys of a paper. */
export function PaperShortcuts({ toggle, isOpen, onToggle, isOn, onSwitch }: PaperShortcutsProps) {
  const { shortcuts } = useWords(runnerWords);
  const single: [does: string, key: string][] = [
    [shortcuts.within, shortcuts.arrows],
    [shortcuts.clear, shortcuts.deleteKey],
    [shortcuts.next, 'N'],
    [shortcuts.previous, 'P'],
    [shortcuts.unanswered, 'U'],
    [shortcuts.time, 'T'],
    [shortcuts.list, '?'],
  ];
  const rows: [does: string, keys: ReactNode][] = [
    [
      shortcuts.choose,
      <>
        <Key>A</Key> {shortcuts.to} <Key>D</Key> {shortcuts.or} <Key>1</Key> {shortcuts.to}{' '}
        <Key>4</Key>
      </>,
    ],
    ...single.map(([does, key]): [string, ReactNode] => [does, <Key key={key}>{key}</Key>]),
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

import { useEffect, useRef, type ReactNode } from 'react';
import { optionKeys } from '../../items/optionKeys';
import { runnerScreensWords } from '../../messages/en/runnerScreens';
import { useWords } from '../../provider/MessagesContext';
import { ShortcutKey as Key, ShortcutList } from '../../ui/shortcut/ShortcutList';

interface PaperShortcutsProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Whether the keys work. */
  isOn: boolean;
  onSwitch: () => void;
}

/** The keyboard shortcuts of a paper. */
export function PaperShortcuts({ isOpen, onToggle, isOn, onSwitch }: PaperShortcutsProps) {
  const { shortcuts } = useWords(runnerScreensWords);
  const { letters, digits } = optionKeys;
  const toggle = useRef<HTMLButtonElement>(null);
  // A key opens it too, and its list has to be read from there.
  useEffect(() => {
    if (isOpen) toggle.current?.focus();
  }, [isOpen]);
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
        <Key>{letters[0]}</Key> {shortcuts.to} <Key>{letters.at(-1)}</Key> {shortcuts.or}{' '}
        <Key>{digits[0]}</Key> {shortcuts.to} <Key>{digits.at(-1)}</Key>
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

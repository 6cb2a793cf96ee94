import { useEffect, useRef, type ReactNode } from 'react';
import type { PaperQuestion } from '../../../api/entities';
import { optionTexts } from '../../../items/itemRules';
import { optionKeys } from '../../../items/optionKeys';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useWords } from '../../../provider/MessagesContext';
import { ShortcutKey as Key, ShortcutList } from '../../../ui/shortcut/ShortcutList';

export interface PaperShortcutsProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Whether the keys work. */
  isOn: boolean;
  onSwitch: () => void;
}

interface ListedShortcutsProps extends PaperShortcutsProps {
  questions: readonly PaperQuestion[];
}

/** The keyboard shortcuts of a paper. */
export function PaperShortcuts({
  isOpen,
  onToggle,
  isOn,
  onSwitch,
  questions,
}: ListedShortcutsProps) {
  const { shortcuts } = useWords(runnerScreensWords);
  // Reading all options is not for each render of the paper.
  const longest = isOpen ? Math.max(...questions.map((each) => optionTexts(each).length)) : 0;
  const letters = optionKeys.letters.slice(0, longest);
  const digits = optionKeys.digits.slice(0, longest);
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
        <Key>{letters[0]}</Key> <span className="qw-text">{shortcuts.to}</span>{' '}
        <Key>{letters.at(-1)}</Key> <span className="qw-text">{shortcuts.or}</span>{' '}
        <Key>{digits[0]}</Key> <span className="qw-text">{shortcuts.to}</span>{' '}
        <Key>{digits.at(-1)}</Key>
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

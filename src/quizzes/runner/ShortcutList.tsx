import { Keyboard } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/Button';

interface ShortcutListProps {
  toggle: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether the keys work. */
  isOn: boolean;
  onSwitch: () => void;
}

/** The keys of a paper, behind a button, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutList({ toggle, isOpen, onToggle, isOn, onSwitch }: ShortcutListProps) {
  const { shortcuts } = useWords(runnerWords);
  const id = useId();
  const rows: [string, ReactNode][] = [
    [
      shortcuts.choose,
      <>
        <Key>A</Key> {shortcuts.to} <Key>D</Key> {shortcuts.or} <Key>1</Key> {shortcuts.to}{' '}
        <Key>4</Key>
      </>,
    ],
    [shortcuts.within, <Key key="arrows">{shortcuts.arrows}</Key>],
    [shortcuts.next, <Key key="N">N</Key>],
    [shortcuts.previous, <Key key="P">P</Key>],
    [shortcuts.unanswered, <Key key="U">U</Key>],
    [shortcuts.time, <Key key="T">T</Key>],
    [shortcuts.list, <Key key="?">?</Key>],
  ];
  return (
    <div className="qw-shortcuts" data-part="shortcuts">
      <Button
        ref={toggle}
        size="small"
        variant="quiet"
        className="qw-shortcuts-toggle"
        icon={<Keyboard />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {shortcuts.title}
      </Button>
      <div id={id} className="qw-shortcuts-list" hidden={!isOpen}>
        <dl className="qw-shortcuts-keys">
          {rows.map(([does, keys]) => (
            <div key={does} className="qw-shortcuts-row">
              <dt className="qw-shortcuts-does">{does}</dt>
              <dd className="qw-shortcuts-key">{keys}</dd>
            </div>
          ))}
        </dl>
        <p className="qw-shortcuts-note">{shortcuts.note}</p>
        <Button size="small" onClick={onSwitch}>
          {isOn ? shortcuts.turnOff : shortcuts.turnOn}
        </Button>
      </div>
    </div>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="qw-key">{children}</kbd>;
}

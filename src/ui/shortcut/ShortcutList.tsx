import clsx from 'clsx/lite';
import { forwardRef, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Button } from '../button/Button';
import { Keyboard } from '../icons/icons';

export interface ShortcutListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text of the button that shows and hides the list. */
  label: ReactNode;
  /** The shortcuts: an action, and its keys as `ShortcutKey` with words between them. */
  shortcuts: readonly (readonly [does: string, keys: ReactNode])[];
  /** When the keys work. */
  note: ReactNode;
  /** Whether the list is shown. */
  open: boolean;
  /** Called by the button, to show or hide it. */
  onToggle: () => void;
  /** Text of the button that turns the shortcuts off or on. */
  switchLabel: ReactNode;
  /** Called by that button. */
  onSwitch: () => void;
  /** The button that shows and hides the list. */
  toggleRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A widget's shortcuts behind a button, with a switch that turns them off (WCAG 2.1.4). Parts:
 * `toggle`, `list`, `note`, `switch`.
 */
export const ShortcutList = forwardRef<HTMLDivElement, ShortcutListProps>(function ShortcutList(
  { label, shortcuts, note, open, onToggle, switchLabel, onSwitch, toggleRef, className, ...rest },
  ref,
) {
  const id = useId();
  return (
    <div {...rest} ref={ref} className={clsx('qw-shortcuts', className)}>
      <Button
        ref={toggleRef}
        size="small"
        variant="quiet"
        className="qw-shortcuts-toggle"
        data-part="toggle"
        icon={<Keyboard />}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
      </Button>
      <div id={id} className="qw-shortcuts-list" data-part="list" hidden={!open}>
        {open ? (
          <>
            <dl className="qw-shortcuts-keys">
              {shortcuts.map(([does, keys]) => (
                <div key={does} className="qw-shortcuts-row">
                  <dt className="qw-shortcuts-does">{does}</dt>
                  <dd className="qw-shortcuts-key">{keys}</dd>
                </div>
              ))}
            </dl>
            <p className="qw-shortcuts-note" data-part="note">
              {note}
            </p>
            <Button size="small" data-part="switch" onClick={onSwitch}>
              {switchLabel}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
});

export interface ShortcutKeyProps {
  /** The label of the key. */
  children: ReactNode;
}

/** A key of a keyboard. */
export function ShortcutKey({ children }: ShortcutKeyProps) {
  return (
    <kbd className="qw-key" translate="no">
      {children}
    </kbd>
  );
}

import type { ComponentPropsWithoutRef, ReactElement, ReactNode, Ref } from 'react';
import { inElement } from '../text/inElement';

/** One choice of a `RadioGroup` or a `CheckboxGroup`. */
export interface ChoiceOption {
  /** The value a form sends. */
  value: string;
  /** The text of the choice. */
  label: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** A letter or number shown before the text, such as "A"; read out before the label. */
  mark?: ReactNode;
  /** Its name where that is not its mark and its text, such as the source of a formula. */
  'aria-label'?: string | undefined;
  /** Whether it is disabled. @default false */
  disabled?: boolean | undefined;
  /** Marks a past answer as right or wrong; say so in words too. */
  tone?: 'positive' | 'critical' | undefined;
}

interface ChoiceParts
  extends ChoiceOption, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'disabled'> {
  type: 'radio' | 'checkbox';
  inputRef: Ref<HTMLInputElement> | undefined;
  /** Id of the group's error. */
  errorId: string | undefined;
}

/**
 * The card of one choice; the whole card is its label. A function rather than a component: a long
 * paper has hundreds of them, and each component would cost as much as its markup.
 */
export function drawChoice({
  label,
  description,
  mark,
  tone,
  errorId,
  inputRef,
  ...input
}: ChoiceParts): ReactElement {
  return (
    <label
      key={input.value}
      className="qw-choice"
      data-part="option"
      data-tone={tone}
      data-marked={mark ? '' : undefined}
    >
      <input
        {...input}
        ref={inputRef}
        className="qw-choice-input"
        data-part="input"
        aria-describedby={errorId}
      />
      {mark ? (
        <span className="qw-choice-mark" data-part="mark" translate="no">
          {mark}
        </span>
      ) : (
        <span className="qw-choice-dot" aria-hidden="true" />
      )}
      {/* Keeps "A" and "Paris" apart in the accessible name. */} {inElement(label)}{' '}
      {description ? (
        <span className="qw-choice-description" data-part="description">
          {description}
        </span>
      ) : null}
    </label>
  );
}

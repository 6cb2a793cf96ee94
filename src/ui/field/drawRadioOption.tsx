import type { ComponentPropsWithoutRef, ReactElement, ReactNode, Ref } from 'react';

/** One choice of a `RadioGroup`. */
export interface RadioChoice {
  /** The value a form sends. */
  value: string;
  /** The text of the choice. */
  label: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** A letter or number shown in place of the dot, such as "A"; read out before the label. */
  mark?: ReactNode;
  /** Whether it is disabled. @default false */
  disabled?: boolean | undefined;
  /** Marks a past answer as right or wrong; say so in words too. */
  tone?: 'positive' | 'critical' | undefined;
}

interface RadioOptionParts
  extends RadioChoice, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'disabled'> {
  inputRef: Ref<HTMLInputElement> | undefined;
  /** Id of the group's error. */
  errorId: string | undefined;
}

/**
 * The card of one choice; the whole card is its label. A function rather than a component: a long
 * paper has hundreds of them, and each component would cost as much as its markup.
 */
export function drawRadioOption({
  label,
  description,
  mark,
  tone,
  errorId,
  inputRef,
  ...input
}: RadioOptionParts): ReactElement {
  return (
    <label
      key={input.value}
      className="qw-radio-option"
      data-part="option"
      data-tone={tone}
      data-marked={mark ? '' : undefined}
    >
      <input
        {...input}
        ref={inputRef}
        type="radio"
        className="qw-radio-option-input"
        data-part="input"
        aria-describedby={errorId}
      />
      {mark ? (
        <span className="qw-radio-option-mark" data-part="mark">
          {mark}
        </span>
      ) : (
        <span className="qw-radio-option-dot" aria-hidden="true" />
      )}
      {/* Keeps "A" and "Paris" apart in the accessible name. */} {label}
      {description ? (
        <span className="qw-radio-option-description" data-part="description">
          {' '}
          {description}
        </span>
      ) : null}
    </label>
  );
}

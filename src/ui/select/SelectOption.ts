/** A choice of a `Select`. */
export interface SelectOption {
  /** The value that a form sends; unique, and not `''` if there is a placeholder. */
  value: string;
  /** The text of the choice. */
  label: string;
  /** Whether it is disabled. @default false */
  disabled?: boolean | undefined;
}

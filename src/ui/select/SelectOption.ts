/** A choice of a `Select`. */
export interface SelectOption {
  /** The value a form sends; no two alike, and none `''` beside a placeholder. */
  value: string;
  /** What is read. */
  label: string;
  /** Whether it cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

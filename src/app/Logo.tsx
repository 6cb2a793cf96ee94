/** The mark, an answered row of an answer sheet, beside the name. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className="qw-logo">
      <svg className="qw-logo-mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <rect className="qw-logo-paper" x="1" y="1" width="26" height="26" rx="7" />
        <circle className="qw-logo-bubble" cx="9" cy="14" r="4" />
        <circle className="qw-logo-answer" cx="19" cy="14" r="4.5" />
      </svg>
      <span className="qw-logo-name">{brand}</span>
    </span>
  );
}

/** The portal's name beside its sign. */
export function Brand() {
  return (
    <span className="flex items-center gap-3 font-display text-xl font-bold">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0 text-glow">
        <path
          d="M3 12c4-5 9-5 13 0s9 5 13 0M3 22c4-5 9-5 13 0s9 5 13 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </svg>
      Tidemark
    </span>
  );
}

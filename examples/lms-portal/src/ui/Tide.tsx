/** The lower edge of a dark band, where the page's colour rises in waves. */
export function Tide() {
  return (
    <svg
      viewBox="0 0 1200 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-4 w-full text-page sm:h-5"
    >
      <path
        d="M0 10c75-12 225-12 300 0s225 12 300 0 225-12 300 0 225 12 300 0v10H0Z"
        fill="currentColor"
      />
    </svg>
  );
}

/** The name with its sign: an open score ring around a check mark. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 font-display text-xl font-bold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#2a3fbd" />
        <path
          d="M22.6 10.2a9 9 0 1 0 0 11.6"
          fill="none"
          stroke="#fff"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path
          d="m12.6 16.2 3 3 8-8.4"
          fill="none"
          stroke="#ffdf5d"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Constat
    </span>
  );
}

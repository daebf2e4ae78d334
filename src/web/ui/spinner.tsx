import { cx } from '../lib/cx.ts';

/** A turning ring. `label` is read out; without one it is decoration beside a text. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className="inline-flex">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={cx('animate-spin', className ?? 'size-[1.15em]')}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

import { cx } from '../lib/cx.ts';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** « 3 pages sur 10 »; shown at the right. */
  detail?: string;
  className?: string;
}

/** How far something is. With `max` 0 the end is not known yet and a piece of the bar moves. */
export function ProgressBar({ label, value, max, detail, className }: ProgressBarProps) {
  const known = max > 0;
  const ratio = known ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        {detail && <span className="text-soft tabular-nums">{detail}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        {...(known
          ? { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': Math.min(value, max) }
          : {})}
        aria-valuetext={detail}
        className="h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <svg width="100%" height="100%" aria-hidden="true" className="block text-brand">
          <rect
            width={known ? `${ratio * 100}%` : '30%'}
            height="100%"
            rx="5"
            fill="currentColor"
            className={known ? undefined : 'animate-sweep'}
          />
        </svg>
      </div>
    </div>
  );
}

import { cx } from '../lib/cx.ts';

/** Grey shapes where text will come; the container says « Chargement » to assistive technology. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  const widths = ['w-11/12', 'w-4/5', 'w-2/3'];
  return (
    <div role="status" className={cx('flex flex-col gap-3', className)}>
      <span className="sr-only">Chargement</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <span
          key={key}
          aria-hidden="true"
          className={cx('h-4 animate-pulse rounded-md bg-sunken', widths[line % widths.length])}
        />
      ))}
    </div>
  );
}

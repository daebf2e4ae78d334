import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type Tone = 'neutral' | 'brand' | 'good' | 'fine' | 'watch' | 'bad';

/** Text and background of each tone, contrast 4.5 or more. */
const toneLook: Record<Tone, string> = {
  neutral: 'bg-sunken text-soft ring-1 ring-edge ring-inset',
  brand: 'bg-brand-soft text-brand-strong',
  good: 'bg-good-soft text-good',
  fine: 'bg-fine-soft text-fine',
  watch: 'bg-watch-soft text-watch',
  bad: 'bg-bad-soft text-bad',
};

/** A word of state; its colour never carries the meaning alone. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full font-sans tracking-normal px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        toneLook[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

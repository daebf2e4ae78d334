import type { ReactNode } from 'react';
import { formatNumber } from '#contract/french.ts';
import type { ScoreReading } from '#contract/score-range.ts';
import type { Tone } from './tones.ts';

const toneClass: Readonly<Record<Tone, string>> = {
  good: 'bg-good-soft text-good',
  fine: 'bg-fine-soft text-fine',
  watch: 'bg-watch-soft text-watch',
  bad: 'bg-bad-soft text-bad',
  neutral: 'bg-sunken text-soft',
};
const toneText: Readonly<Record<Tone, string>> = {
  good: 'text-good',
  fine: 'text-fine',
  watch: 'text-watch',
  bad: 'text-bad',
  neutral: 'text-soft',
};
const toneFill: Readonly<Record<Tone, string>> = {
  good: 'fill-good',
  fine: 'fill-fine',
  watch: 'fill-watch',
  bad: 'fill-bad',
  neutral: 'fill-faint',
};

/** A word of state in the colour of its tone. */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold print:whitespace-nowrap ${toneClass[tone]}`}
    >
      {children}
    </span>
  );
}

/** A score out of 100 with its band in words. */
export function Score({
  score,
  tone,
  band,
  size,
}: {
  readonly score: ScoreReading;
  readonly tone: Tone;
  readonly band: string;
  readonly size: 'hero' | 'theme';
}) {
  const figure = `font-display font-bold leading-none tabular-nums ${toneText[tone]}`;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`${figure} ${size === 'hero' ? 'text-hero' : 'text-2xl'}`}>{figureOf(score)}</span>
      {score.kind === 'rated' && <span className="text-sm text-soft">/100</span>}
      <span className={`font-semibold ${size === 'hero' ? 'text-xl' : 'text-sm text-soft'}`}>{band}</span>
    </p>
  );
}

function figureOf(score: ScoreReading): string {
  return score.kind === 'rated' ? formatNumber(score.score) : '–';
}

/** A bar from 0 to 100; decorative, the number stands beside it. */
export function ScoreBar({ score, tone }: { readonly score: ScoreReading; readonly tone: Tone }) {
  const low = score.kind === 'unrated' ? 0 : score.score;
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-2 block h-1.5 w-full overflow-hidden rounded-full"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100" height="4" className="fill-sunken" />
      <rect width={low} height="4" className={toneFill[tone]} />
    </svg>
  );
}

/** A disclosure that needs no script. */
export function Disclosure({
  summary,
  children,
  open = false,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}) {
  return (
    <details className="group border-t border-line py-3" open={open}>
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
        <svg
          viewBox="0 0 12 12"
          className="mt-2 size-3 shrink-0 fill-soft transition-transform group-open:rotate-90"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M3 1l6 5-6 5z" />
        </svg>
        <span className="min-w-0 grow">{summary}</span>
      </summary>
      <div className="pt-2 pb-4 pl-6">{children}</div>
    </details>
  );
}

import type { ScoreBand, Severity } from '#contract/themes.ts';

export type Tone = 'good' | 'fine' | 'watch' | 'bad' | 'neutral';

const bandTones = { excellent: 'good', good: 'fine', fair: 'watch', poor: 'bad' } as const;

/** Colour family of a score; it never carries the meaning alone. */
export function scoreTone(band: ScoreBand | null): Tone {
  return band === null ? 'neutral' : bandTones[band.id];
}

export const severityTones: Readonly<Record<Severity, Tone>> = {
  bloquant: 'bad',
  majeur: 'watch',
  mineur: 'fine',
  info: 'neutral',
};
export const severityLabels: Readonly<Record<Severity, string>> = {
  bloquant: 'Bloquant',
  majeur: 'Majeur',
  mineur: 'Mineur',
  info: 'À savoir',
};

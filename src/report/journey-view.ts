import { formatDuration, formatNumber, listOf, typeset } from '#contract/french.ts';
import type { StepMeasures } from '#contract/journey/flow-measures.ts';
import type { Report } from '#contract/report.ts';

/** A step of a journey and what was measured during it. */
interface JourneyStepView {
  /** From 1. */
  readonly step: number;
  /** « Cliquer sur « Commander » ». Of a person and of the site: never trusted. */
  readonly words: string;
  /** « affichage principal (LCP) 1,2 s, serveur 80 ms »; empty where no page was loaded. */
  readonly load: string;
  /** « 120 ms »; « moins de 16 ms »; empty where there was no gesture. */
  readonly response: string;
  readonly shift: string;
  readonly isDisturbed: boolean;
}

export interface JourneyMeasuresView {
  /** « Commande, version 3 ». */
  readonly title: string;
  /** « Réponse aux gestes (INP) : 120 ms. Décalages (CLS) : 0,02. »; empty where nothing was measured. */
  readonly totals: string;
  readonly steps: readonly JourneyStepView[];
}

/** What stands above every table of them. */
export const journeyMeasuresNote = typeset(
  'Mesuré pendant le parcours : de vrais chargements et de vrais gestes, dans la fenêtre de l’enregistrement, sans ralentissement. Ces valeurs ne comptent dans aucun score.',
);
export const disturbedNote = typeset(
  'Mesure perturbée : notre machine était trop occupée pendant cette étape, ces valeurs disent autant d’elle que du site.',
);

/** The journeys that an audit replayed, step by step; none where there was none. Pure. */
export const viewJourneys = ({ journeys = [] }: Pick<Report, 'journeys'>): JourneyMeasuresView[] =>
  journeys.map(({ name, version, steps, totals }) => ({
    title: version === undefined ? name : `${name}, version ${formatNumber(version)}`,
    totals: totals
      ? typeset(
          `Réponse aux gestes (INP) : ${responseOf(totals.interactionToNextPaintMs)}. Décalages de la mise en page (CLS) : ${formatNumber(totals.cumulativeLayoutShift, 2)}.`,
        )
      : '',
    steps: steps.map((step) => ({
      step: step.step,
      words: step.words,
      load: loadOf(step),
      response: step.interactionToNextPaintMs === undefined ? '' : responseOf(step.interactionToNextPaintMs),
      shift: formatNumber(step.cumulativeLayoutShift, 2),
      isDisturbed: step.disturbed === true,
    })),
  }));

/** Browsers tell of what takes 16 ms or more. */
const responseOf = (ms: number | null): string => (ms === null ? 'moins de 16\u00a0ms' : formatDuration(ms));

function loadOf({ load }: StepMeasures): string {
  if (!load) return '';
  const parts: readonly (readonly [string, number | null])[] = [
    ['affichage principal (LCP)', load.largestContentfulPaintMs],
    ['premier affichage (FCP)', load.firstContentfulPaintMs],
    ['réponse du serveur', load.serverResponseTimeMs],
    ['chargement', load.loadMs],
  ];
  const told = parts.flatMap(([label, ms]) => (ms === null ? [] : `${label} ${formatDuration(ms)}`));
  return told.length === 0 ? 'non mesuré' : listOf(told);
}

import type { JourneyStep } from '#contract/journey/journey.ts';
import { readRecording } from '#contract/journey/read-recording.ts';
import type { Report } from '#contract/report.ts';
import type { E2eSite } from './e2e-site.ts';
import { checkout } from './recordings.ts';

const origin = 'https://www.exemple.fr';
const states = [
  { journey: 'Commande', name: 'Panier', step: 4 },
  { journey: 'Commande', name: 'Récapitulatif de la commande avant paiement', step: 9 },
];

/** A journey of Claire’s in two versions. */
export async function seedJourney(site: E2eSite): Promise<void> {
  const read = readRecording(JSON.stringify(checkout(origin)), 'www.exemple.fr');
  if ('refusal' in read) throw new Error(read.refusal.sentence);
  const steps = read.recording.steps.map((step, at): JourneyStep => {
    const state = states.find((one) => one.step === at + 1);
    return state ? { ...step, state: state.name } : step;
  });
  const { uid } = site.api.claire.viewer;
  const json = JSON.stringify(steps).replaceAll("'", "''");
  await site.rows(`insert into journeys (id, uid, host, name, steps, version, saved_at) values
    ('01890000-0000-7000-8000-0000000000aa', '${uid}', 'www.exemple.fr', 'Commande', '${json}', 2, now())`);
  for (const [version, name] of [
    [1, 'Achat'],
    [2, 'Commande'],
  ])
    await site.rows(`insert into journey_versions (journey_id, version, name, steps, saved_at, saved_by) values
      ('01890000-0000-7000-8000-0000000000aa', ${version}, '${name}', '${json}', now(), '${uid}')`);
}

/** What a report of a sample says of it: one state read, one not reached, and what was measured on the way. */
export function withJourney(report: Report): Report {
  const [first] = report.pages;
  const [basket, summary] = states;
  if (!first || !basket || !summary || !report.sample) return report;
  const at = (path: string, step: number) => `${origin}${path}#parcours=Commande&etape=${step}`;
  const quiet = { interactions: 0, cumulativeLayoutShift: 0 };
  return {
    ...report,
    sample: { ...report.sample, states },
    pages: [...report.pages, { ...first, url: at('/panier', 4), title: 'Panier', state: basket }],
    notAnalysed: [
      {
        url: at('/produit', 9),
        reason: 'journey',
        state: summary,
        detail: 'Commande, Récapitulatif : étape 9, Cliquer sur « Continuer » : l’élément n’a pas été trouvé',
      },
      ...report.notAnalysed,
    ],
    journeys: [
      {
        ...{ name: 'Commande', version: 2 },
        steps: [
          {
            ...{ step: 3, words: `Ouvrir ${origin}/produit`, ...quiet },
            load: {
              ...{ serverResponseTimeMs: 84, firstContentfulPaintMs: 612 },
              ...{ largestContentfulPaintMs: 1_240, loadMs: 1_802 },
            },
          },
          {
            ...{ step: 4, words: 'Cliquer sur « Ajouter au panier »', interactionToNextPaintMs: 312 },
            ...{ interactions: 1, cumulativeLayoutShift: 0.127 },
            disturbed: true,
          },
          { step: 6, words: 'Saisir « 75011 » dans « cp »', interactionToNextPaintMs: null, ...quiet },
        ],
        totals: { interactionToNextPaintMs: 312, cumulativeLayoutShift: 0.127 },
      },
      { name: 'Connexion', version: 1, steps: [] },
    ],
  };
}

import { countOf } from '#contract/french.ts';
import type { RgaaGrid } from '#contract/rgaa-grid.ts';

/** What follows for certain from the counts, for these pages. An official sample may differ, and says so. */
export function conclusionsOf(
  name: string,
  counts: RgaaGrid['counts'],
  interval: RgaaGrid['interval'],
): string[] {
  const notMet = `${countOf(counts.nc, 'critère n’est pas respecté', 'critères ne sont pas respectés')}`;
  return [
    ...(counts.nc > 0
      ? [`Sur ces pages, ${notMet} : le site ne peut pas être « totalement conforme » au ${name}.`]
      : []),
    ...(interval && interval.high < 0.5
      ? [
          'Moins de la moitié des critères applicables peuvent être respectés : sur ces pages, le site est « non conforme ».',
        ]
      : []),
    'Constat ne remplace pas un audit de conformité : le taux que demande la loi porte sur tous les critères applicables d’un échantillon officiel, et une personne l’établit.',
  ];
}

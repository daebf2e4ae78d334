import { countOf, formatDateTime, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';

/** What became of the speed of pages that our machine was too busy to measure; null where there were none. */
export function laterMeasureSentence({ laterMeasure }: Pick<Report, 'laterMeasure'>): string | null {
  if (!laterMeasure) return null;
  const { state, pages, at, left = 0 } = laterMeasure;
  const of = pages === 1 ? 'de la page' : 'des pages';
  const count = countOf(pages, 'page', 'pages');
  if (state === 'waiting')
    return typeset(
      `Vitesse à venir pour ${count} : notre machine était trop occupée pour mesurer. La mesure se fera d’elle-même dès que possible, sans rien ajouter à votre quota, et complétera ce rapport.`,
    );
  if (state === 'missed')
    return typeset(
      `La vitesse de ${count} n’a pas pu être mesurée, même après l’audit. Rien n’en est compté comme un défaut du site.`,
    );
  const rest = left > 0 ? `, sauf pour ${countOf(left, 'page', 'pages')}` : '';
  return typeset(`Vitesse ${of} mesurée après l’audit, le ${formatDateTime(at ?? '')}${rest}.`);
}

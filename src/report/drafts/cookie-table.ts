import type { ConsentNeedName, TrackerRow } from '#contract/cookie-table.ts';
import { countOf, formatDate, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { clip } from '../static/clean-text.ts';
import { advice, type Block, blank, type Draft, type Inline, paragraph } from './draft.ts';

export const trackerKindWords: Readonly<Record<TrackerRow['kind'], string>> = {
  cookie: 'cookie',
  storage: 'stockage du navigateur',
  service: 'service tiers',
};

export const consentWords: Readonly<Record<ConsentNeedName, string>> = {
  required: 'à demander avant le dépôt',
  exemptable: 'demandé, sauf exemption de la mesure d’audience',
  exempt: 'non demandé',
  unclear: 'selon l’usage',
  unknown: '',
};

/** « avant tout choix, après refus »: when it was seen, as far as the choices could be made. */
export function momentsOf({ before, afterRefusal, afterAcceptance }: TrackerRow): string {
  const moments = [
    before && 'avant tout choix',
    afterRefusal === true && 'après un refus',
    afterAcceptance === true && 'après une acceptation',
  ];
  return moments.filter((moment) => moment !== false).join(', ');
}

/** « 13 mois », « 30 jours », « la session ». */
export function lifeWords({ kind, lifetimeDays }: TrackerRow): string {
  if (kind === 'service') return '';
  if (lifetimeDays === null) return kind === 'cookie' ? 'la session' : 'jusqu’à effacement';
  if (lifetimeDays >= 60) return countOf(Math.round(lifetimeDays / 30.44), 'mois', 'mois');
  return countOf(Math.max(1, Math.round(lifetimeDays)), 'jour', 'jours');
}

/** The table that a privacy policy or a cookie page gives, from what the audit saw; what it cannot know is a blank. */
export function cookieDraft(report: Report): Draft {
  const host = clip(report.host, 100);
  return {
    title: `Cookies et traceurs de ${host}`,
    blocks: [
      advice(
        `Projet établi par Constat d’après l’audit du ${formatDate(report.finishedAt)} (${countOf(report.pages.length, 'page analysée', 'pages analysées')}). Un audit ne voit que ce qui a été déposé pendant sa visite\u00a0: complétez les mentions marquées, ajoutez ce qui manque, puis retirez ce paragraphe.`,
      ),
      ...tableOf(report),
      paragraph(
        'Vous pouvez changer d’avis à tout moment\u00a0: ',
        blank('où et comment retirer ou modifier son choix'),
        '.',
      ),
    ],
  };
}

function tableOf({ cookies }: Report): Block[] {
  if (cookies === undefined)
    return [
      paragraph('Ce rapport a été fait avant que Constat ne dresse ce tableau\u00a0: relancez l’audit.'),
    ];
  if (cookies.rows.length === 0)
    return [paragraph('Aucun cookie ni traceur n’a été vu sur les pages analysées.')];
  const left = cookies.more > 0 && `Et ${countOf(cookies.more, 'autre', 'autres')}, non détaillés ici.`;
  return [
    {
      kind: 'table',
      caption: 'Cookies, stockage du navigateur et services tiers constatés',
      header: ['Nom', 'Nature', 'Domaine', 'Émetteur', 'Finalité', 'Durée', 'Consentement', 'Constaté'],
      rows: cookies.rows.map(rowOf),
    },
    ...(cookies.reason === '' ? [] : [advice(untestedMoments(cookies.reason))]),
    ...(left === false ? [] : [paragraph(left)]),
  ];
}

function rowOf(row: TrackerRow): Inline[] {
  const life = lifeWords(row);
  return [
    clip(row.name, 120) || '–',
    trackerKindWords[row.kind],
    clip(row.domain, 120),
    clip(row.vendor, 120) || blank('émetteur'),
    clip(row.purpose, 120) || blank('finalité'),
    life === '' ? blank('durée de conservation des données') : life,
    consentWords[row.need] || blank('demandé ou non'),
    momentsOf(row) || '–',
  ];
}

/** Why a moment of consent could not be looked at, as a sentence. */
export const untestedMoments = (reason: string): string => typeset(`Non testé : ${reason}.`);

import type { CookieTable, TrackerRow } from '#contract/cookie-table.ts';
import { countOf, listOf, typeset } from '#contract/french.ts';
import { lifeWords } from '../drafts/cookie-table.ts';
import type { Screenshot } from '../screenshot.ts';
import type { Tone } from '../tones.ts';

/** A cell that says yes, no, or that nobody could look. */
export interface SeenCell {
  readonly words: string;
  readonly tone: Tone;
}

interface CookieRowView {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly domain: string;
  /** « Google Analytics, mesure d’audience »; empty when unknown. */
  readonly who: string;
  readonly need: SeenCell;
  readonly life: string;
  readonly before: SeenCell;
  readonly afterRefusal: SeenCell;
  readonly afterAcceptance: SeenCell;
  readonly declared: SeenCell;
}

export interface CookiesView {
  readonly summary: string;
  /** Why some cells say nothing; empty when all could be looked at. */
  readonly reason: string;
  readonly rows: readonly CookieRowView[];
  readonly more: number;
  /** The home page by what was chosen; empty where no choice was pictured. */
  readonly pictures: readonly { readonly caption: string; readonly picture: Screenshot }[];
}

const kinds = { cookie: 'Cookie', storage: 'Stockage', service: 'Service tiers' } as const;
const needs: Readonly<Record<TrackerRow['need'], SeenCell>> = {
  required: { words: 'Accord nécessaire', tone: 'bad' },
  exemptable: { words: 'Accord, sauf réglage exempté', tone: 'watch' },
  unclear: { words: 'Selon l’usage', tone: 'watch' },
  unknown: { words: 'Inconnu', tone: 'neutral' },
  exempt: { words: 'Sans accord', tone: 'good' },
};
const unseen: SeenCell = { words: 'Non testé', tone: 'neutral' };

/** The table for reading; null in reports made before it was kept. Pure. */
export function viewCookies(table: CookieTable | undefined): CookiesView | null {
  if (!table) return null;
  return {
    summary: summaryOf(table.rows),
    reason: table.reason === '' ? '' : typeset(`Colonnes « non testé » : ${table.reason}.`),
    rows: table.rows.map(viewRow),
    more: table.more,
    pictures: viewPictures(table),
  };
}

function viewPictures({ pictures }: CookieTable): CookiesView['pictures'] {
  if (!pictures) return [];
  const { before, refused, accepted } = pictures;
  return [
    { caption: 'Avant tout choix', picture: before },
    ...(refused ? [{ caption: 'Après un refus', picture: refused }] : []),
    ...(accepted ? [{ caption: 'Après un accord', picture: accepted }] : []),
  ];
}

function viewRow(row: TrackerRow): CookieRowView {
  const isWanted = row.need === 'required';
  const seen = (value: boolean | null, yes: SeenCell): SeenCell =>
    value === null ? unseen : value ? yes : { words: 'Non', tone: 'neutral' };
  return {
    key: `${row.kind} ${row.name} ${row.domain}`,
    kind: kinds[row.kind],
    name: row.name,
    domain: row.domain,
    who: [row.vendor === row.name ? '' : row.vendor, row.purpose].filter((part) => part !== '').join(', '),
    need: needs[row.need],
    life: row.kind === 'cookie' ? lifeWords(row) : '–',
    before: seen(row.before, { words: 'Oui', tone: isWanted ? 'bad' : 'neutral' }),
    afterRefusal: seen(
      row.afterRefusal,
      row.toldOfRefusal
        ? { words: 'Contacté, refus signalé', tone: 'watch' }
        : { words: 'Oui', tone: isWanted ? 'bad' : 'neutral' },
    ),
    afterAcceptance: seen(row.afterAcceptance, { words: 'Oui', tone: 'neutral' }),
    declared:
      row.declared === null
        ? unseen
        : row.declared
          ? { words: 'Cité', tone: 'good' }
          : {
              words: 'Non cité',
              tone: row.need === 'exempt' || row.need === 'unknown' ? 'neutral' : 'watch',
            },
  };
}

function summaryOf(rows: readonly TrackerRow[]): string {
  if (rows.length === 0) return 'Aucun cookie ni service tiers n’a été relevé.';
  const wanted = rows.filter(({ need }) => need === 'required');
  const before = wanted.filter((row) => row.before).length;
  const refused = wanted.filter((row) => row.afterRefusal === true && !row.toldOfRefusal).length;
  const told = [
    before > 0 && `${countOf(before, 'est présent', 'sont présents')} avant tout choix`,
    refused > 0 && `${countOf(refused, 'reste', 'restent')} après un refus`,
  ].filter((part) => part !== false);
  const all = countOf(rows.length, 'cookie ou service relevé', 'cookies et services relevés');
  if (wanted.length === 0) return `${all}, aucun qui demande à coup sûr un accord.`;
  const which = countOf(wanted.length, 'demande un accord', 'demandent un accord');
  return typeset(`${all}, dont ${which}${told.length > 0 ? ` : ${listOf(told)}` : ''}.`);
}

import { Check } from 'lucide-react';
import type { Lineup, LineupSite } from '#contract/api/lineups.ts';
import { deviceLabels } from '#contract/audit-words.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import { siteProfiles } from '#contract/themes.ts';
import { type LineupRow, lineupRows } from '#report/lineup/lineup-rows.ts';
import { viewMedians } from '#report/lineup/median-words.ts';
import { Card, TitledCard } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { type Column, Table } from '../../ui/table.tsx';

/** Sites side by side for reading: each with what it does better, all figures, what does not compare, and medians. */
export function LineupDocument({ lineup }: { readonly lineup: Lineup }) {
  const { sites, leftOut, medians } = lineup;
  // A column of dashes would push the others out of sight; the card above says that the site was not audited.
  const audited = { ...lineup, sites: sites.filter(({ audit }) => audit !== null) };
  const compares = sites.filter(({ audit }) => audit?.apart === null).length > 1;
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {sites.map((site) => (
          <Card key={site.host} as="li" className="flex min-w-0 flex-col gap-4">
            <SiteHead site={site} />
            <Better site={site} compares={compares} />
          </Card>
        ))}
      </ul>
      <TitledCard title="Tous les chiffres">
        <Table
          caption="Chiffres de chaque site"
          columns={columnsOf(audited.sites)}
          rows={lineupRows(audited)}
          rowKey={({ id }) => id}
        />
        <p className="mt-4 flex max-w-[72ch] items-start gap-2 text-sm text-soft">
          <Check aria-hidden size={16} className="mt-0.5 shrink-0" />
          Mieux que tous les autres, au-delà de ce que le hasard explique. Chaque chiffre est de la date de
          l’audit du site{'\u00a0'}; vitesse, poids et requêtes sont ceux de la page d’accueil.
        </p>
      </TitledCard>
      {leftOut.length > 0 && (
        <TitledCard title="Ce qui ne se compare pas">
          <ul className="list-disc pl-5 wrap-anywhere">
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </TitledCard>
      )}
      {medians.map(viewMedians).map(({ title, sentences, about }) => (
        <TitledCard key={title} title={`Repères\u00a0: ${title}`}>
          <ul className="list-disc pl-5">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">{about}</p>
        </TitledCard>
      ))}
    </>
  );
}

function SiteHead({ site: { host, url, audit, notes } }: { readonly site: LineupSite }) {
  const isOther = URL.canParse(url) && new URL(url).pathname !== '/';
  return (
    <div className="flex items-start gap-4">
      {audit && <ScoreRing label={`Score de ${host}`} score={audit.score} upTo={audit.upTo} size="small" />}
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          {audit ? <Link to={`/reports/${audit.id}`}>{host}</Link> : host}
        </h2>
        {isOther && <p className="text-sm wrap-anywhere text-soft">{url}</p>}
        {audit && (
          <p className="text-sm text-soft">
            Audit du {formatDateTime(audit.finishedAt)}, {deviceLabels[audit.device]},{' '}
            {countOf(audit.pageCount ?? 0, 'page lue', 'pages lues')}
            {audit.profile && `, ${siteProfiles[audit.profile].toLowerCase()}`}
          </p>
        )}
        {audit?.danger && (
          <p className="text-sm font-semibold text-bad">Danger{'\u00a0'}: à traiter aujourd’hui</p>
        )}
        {audit?.apart && <p className="text-sm">{audit.apart}</p>}
        {notes.map((note) => (
          <p key={note} className="text-sm wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}

const firstShown = 5;

/** What the site does better, in sentences; nothing is invented where nothing compares. */
function Better({
  site: { audit, better },
  compares,
}: {
  readonly site: LineupSite;
  readonly compares: boolean;
}) {
  if (audit?.apart !== null || !compares) return null;
  if (better.length === 0)
    return <p className="text-sm text-soft">Rien ici n’est nettement mieux que chez tous les autres.</p>;
  const items = (some: readonly string[]) => (
    <ul className="list-disc pl-5 text-sm">
      {some.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return (
    <div>
      <h3 className="mb-1 text-base font-semibold">Fait mieux que les autres</h3>
      {items(better.slice(0, firstShown))}
      {better.length > firstShown && (
        <details className="mt-1">
          <summary className="min-h-8 cursor-pointer text-sm font-semibold text-soft">
            {countOf(better.length - firstShown, 'autre point', 'autres points')}
          </summary>
          {items(better.slice(firstShown))}
        </details>
      )}
    </div>
  );
}

/** The whole name stands above. */
const shortHost = (host: string): string => {
  const name = host.replace(/^www\./, '');
  return name.length > 26 ? `${name.slice(0, 25)}…` : name;
};

const columnsOf = (sites: readonly LineupSite[]): Column<LineupRow>[] => [
  { id: 'label', header: 'Mesure', rowHeader: true, cell: ({ label }) => label },
  ...sites.map(
    ({ host }, index): Column<LineupRow> => ({
      id: host,
      header: shortHost(host),
      align: 'right',
      cell: ({ cells }) => {
        const cell = cells[index];
        if (!cell?.isBest) return cell?.words ?? '–';
        return (
          <strong className="inline-flex items-center gap-1 text-good">
            <Check aria-hidden size={16} className="shrink-0" />
            {cell.words}
            <span className="sr-only"> (mieux que tous les autres)</span>
          </strong>
        );
      },
    }),
  ),
];

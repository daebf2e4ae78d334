import { formatDateTime } from '#contract/french.ts';
import type { VisitQuestion } from '#contract/visit-question.ts';
import type { VisitFound, VisitsFound } from '#service/site-visits/look-up-visits.ts';
import { Address } from '../../ui/address.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import { VisitQuestionForm } from '../../ui/visit-question.tsx';

const kinds = {
  audit: 'Audit',
  verification: 'Vérification d’un correctif',
  proof: 'Contrôle d’une preuve de domaine',
} as const;

/** « Qui a demandé cette visite ? »: by site and hour, for an answer to whoever complains. */
export function VisitsView({
  question,
  found,
}: {
  readonly question: VisitQuestion;
  readonly found: VisitsFound;
}) {
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl font-bold">Qui a demandé cette visite{'\u202f'}?</h2>
      <p>
        Pour répondre à une plainte{'\u00a0'}: indiquez le site et l’heure qu’elle donne. Votre recherche est
        notée parmi les actes d’administration.
      </p>
      <VisitQuestionForm
        action="/dashboard"
        hidden={{ tab: 'admin', vue: 'visites' }}
        question={question}
        unclear={found.kind === 'unclear' ? found.field : null}
        submit="Chercher"
      />
      {found.kind === 'found' && <Visits visits={found.visits} />}
    </Card>
  );
}

function Visits({ visits }: { readonly visits: readonly VisitFound[] }) {
  if (visits.length === 0)
    return (
      <EmptyState title="Aucune visite de ce site à cette heure">
        Un autre site l’a peut-être appelé pendant son propre audit, ou quelqu’un a pris notre nom.
      </EmptyState>
    );
  return (
    <Table
      caption="Visites de ce site à cette heure"
      rows={visits}
      rowKey={({ id, attempt }) => `${id} ${attempt}`}
      columns={[
        { id: 'host', header: 'Adresse', rowHeader: true, cell: ({ host }) => <Address>{host}</Address> },
        { id: 'kind', header: 'Visite', cell: (visit) => <What visit={visit} /> },
        {
          id: 'email',
          header: 'Demandée par',
          cell: ({ email }) => (email === null ? 'compte supprimé' : <Address>{email}</Address>),
        },
        { id: 'start', header: 'Début', cell: ({ startedAt }) => formatDateTime(startedAt) },
        {
          id: 'end',
          header: 'Fin',
          cell: ({ finishedAt }) => (finishedAt === null ? 'inconnue' : formatDateTime(finishedAt)),
        },
      ]}
    />
  );
}

function What({ visit: { kind, id } }: { readonly visit: VisitFound }) {
  return kind === 'audit' ? <Link to={`/reports/admin/${id}`}>{kinds.audit}</Link> : kinds[kind];
}

import { endpoints } from '#contract/api/endpoints.ts';
import type { OrganisationEvent } from '#contract/api/organisations.ts';
import { dayMs, earlierBy } from '#contract/durations.ts';
import { organisationActs, organisationEventDays } from '#contract/space-roles.ts';
import { deleteInvitationsBefore } from '#store/invitations.ts';
import { deleteJoinRequestsBefore } from '#store/join-requests.ts';
import {
  allEvents,
  deleteEventsBefore,
  listEvents,
  type OrganisationEventRow,
} from '#store/organisation-events.ts';
import type { Deps } from '../deps.ts';
import { csvOf } from '../reports/csv.ts';
import type { Viewer } from '../viewer.ts';
import { organisationOf } from './spaces.ts';

/** An act of ours in words, or what the call of the API is for. */
function labelOf(act: string): string {
  const acts: Readonly<Record<string, string>> = organisationActs;
  const calls: Readonly<Record<string, { readonly summary: string }>> = endpoints;
  return acts[act] ?? calls[act]?.summary ?? act;
}

const toldOf = ({ happenedAt, organisation: _, ...row }: OrganisationEventRow): OrganisationEvent => ({
  ...row,
  happenedAt: happenedAt.toISOString(),
  label: labelOf(row.act),
});

/** One page of the journal of the organisation looked at, the newest first. @throws AppError `organisation/none` */
export async function readJournal(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ items: OrganisationEvent[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await listEvents(deps.db, organisationOf(viewer), page);
  return { items: rows.map(toldOf), nextCursor };
}

/** The whole journal as a table for spreadsheets, the oldest first; moments in UTC. @throws AppError `organisation/none` */
export async function exportJournal(deps: Pick<Deps, 'db'>, viewer: Viewer): Promise<string> {
  const rows = await allEvents(deps.db, organisationOf(viewer));
  const head = ['Date (UTC)', 'Par (nom)', 'Par (e-mail)', 'Action', 'Objet', 'Réseau'];
  const lines = rows
    .map(toldOf)
    .map((row) => [row.happenedAt, row.actorName, row.actorEmail, row.label, row.target, row.network]);
  return csvOf([head, ...lines]);
}

/** For the daily sweep: lines of more than a year, and invitations and requests that were over a month ago. */
export async function sweepOrganisations(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await deleteEventsBefore(deps.db, earlierBy(now, organisationEventDays * dayMs));
  await deleteInvitationsBefore(deps.db, earlierBy(now, 30 * dayMs));
  await deleteJoinRequestsBefore(deps.db, earlierBy(now, 30 * dayMs));
}

import type { OrganisationAct } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { insertEvent } from '#store/organisation-events.ts';
import { plainText } from '../decisions/check-decision.ts';
import type { Deps } from '../deps.ts';
import { countedNetwork } from '../limits/counted-network.ts';
import type { Viewer } from '../viewer.ts';

/** Who does something, and where from. */
export interface Acting {
  readonly viewer: Viewer;
  readonly clientAddress: string;
}

/** One line of the journal: what was done (an act of ours, or the name of a call of the API), and to what. */
interface Told {
  readonly organisation: string;
  readonly act: OrganisationAct | (string & {});
  readonly target?: string;
}

const longestText = 200;

/** Writes a line in the journal of an organisation, in the transaction of what it tells. The address is kept as its network. */
export async function recordEvent(
  deps: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  { viewer, clientAddress }: Acting,
  { organisation, act, target = '' }: Told,
): Promise<void> {
  await insertEvent(tx, {
    ...{ id: deps.ids.uuid(), organisation, happenedAt: deps.clock.now(), act },
    actorName: plainText(viewer.displayName).slice(0, longestText),
    actorEmail: viewer.email,
    target: plainText(target).slice(0, longestText),
    network: countedNetwork(clientAddress) ?? '',
  });
}

import type { Endpoint } from '#contract/api/endpoint.ts';
import { endpoints } from '#contract/api/endpoints.ts';
import { rightOfCall } from '#contract/space-rights.ts';
import { hostOfAudit } from '#store/space-hosts.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { type Acting, recordEvent } from './acting.ts';

/** The part of the API whose verbs write their own lines, with what only they know. */
const tellsItself = 'Organisations';

/** What a call was made with, as it was parsed. */
interface Called {
  readonly viewer: Viewer | null;
  readonly params: unknown;
  readonly body: unknown;
}

/**
 * What the journal tells of a call that changes something in an organisation, before it is made: what it is about may be gone
 * afterwards. Null for what no journal tells.
 */
export async function calledOn(
  deps: Pick<Deps, 'db'>,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'operationId' | 'tag'>,
  { viewer, params, body }: Called,
) {
  const right = rightOfCall(endpoint);
  if (endpoint.method === 'GET' || endpoint.tag === tellsItself || right === undefined || right === 'person')
    return null;
  if (viewer?.space.kind !== 'organisation') return null;
  const { uid } = viewer;
  const named = { ...fieldsOf(body), ...fieldsOf(params) };
  const target = named.host ?? named.url ?? named.name ?? (await hostOfAudit(deps.db, uid, named.id ?? ''));
  return { organisation: uid, act: endpoint.operationId, target: target ?? '' };
}

/** The texts among the fields of what was parsed. */
function fieldsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === 'string'));
}

/**
 * Does what a form without a script asks, and tells it in the journal as the call of the API that does the same would be: what it is
 * about is looked up before.
 */
export async function toldAs<Done>(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  acting: Acting,
  operationId: keyof typeof endpoints,
  asked: { readonly params: unknown; readonly body: unknown },
  act: () => Promise<Done>,
): Promise<Done> {
  const told = await calledOn(deps, endpoints[operationId], { viewer: acting.viewer, ...asked });
  const done = await act();
  if (told) await recordEvent(deps, deps.db, acting, told);
  return done;
}

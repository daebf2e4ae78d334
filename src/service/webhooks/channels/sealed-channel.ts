import { z } from 'zod';
import { readIdentitySecrets } from '#platform/identity/secret.ts';
import { seal, unseal } from '#platform/seal.ts';
import type { WebhookRow } from '#store/webhooks.ts';
import type { Deps } from '../../deps.ts';

type SealDeps = { readonly config: Pick<Deps['config'], 'dataFolder'> };
type Place = Pick<WebhookRow, 'uid' | 'id'>;

/** What opens a room: its whole address, which is a secret of itself, and the token of a bot. */
const secretsShape = z.object({ url: z.url(), token: z.string().nullable() });
export type ChannelSecrets = z.infer<typeof secretsShape>;

const placeOf = ({ uid, id }: Place) => ({ purpose: 'constat channel', record: JSON.stringify([uid, id]) });
const rootsOf = ({ config }: SealDeps) => readIdentitySecrets(config.dataFolder, 'access-secret');

export function sealChannel(deps: SealDeps, row: Place, secrets: ChannelSecrets): Buffer {
  return seal(JSON.stringify(secrets), placeOf(row), rootsOf(deps).current);
}

/** null when nothing here opens it any more: another root, a changed row. */
export function openChannel(deps: SealDeps, row: Place & Pick<WebhookRow, 'sealed'>): ChannelSecrets | null {
  const { current, former } = rootsOf(deps);
  const text = row.sealed && unseal(row.sealed, placeOf(row), [current, former]);
  const read = text === null ? null : secretsShape.safeParse(JSON.parse(text));
  return read?.success ? read.data : null;
}

import { sealedWebhooksAfter, updateWebhook } from '#store/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { openChannel, sealChannel } from './sealed-channel.ts';

const atOnce = 200;

/** Seals what opens rooms under the present root, as `sealAllAgain` does for sites. @returns how many were, and were not */
export async function sealChannelsAgain(
  deps: Pick<Deps, 'db'> & { readonly config: Pick<Deps['config'], 'dataFolder'> },
): Promise<{ readonly again: number; readonly lost: number }> {
  let after = '00000000-0000-0000-0000-000000000000';
  let again = 0;
  let lost = 0;
  for (;;) {
    const rows = await sealedWebhooksAfter(deps.db, after, atOnce);
    for (const row of rows) {
      const secrets = openChannel(deps, row);
      if (secrets === null) lost += 1;
      else {
        await updateWebhook(deps.db, row.id, { sealed: sealChannel(deps, row, secrets) });
        again += 1;
      }
    }
    const last = rows.at(-1);
    if (!last) return { again, lost };
    after = last.id;
  }
}

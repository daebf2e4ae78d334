import { sealedWebhooksAfter, updateWebhook } from '#store/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { type Resealed, sealRowsAgain } from '../../seal-rows-again.ts';
import { openChannel, sealChannel } from './sealed-channel.ts';

/** Seals what opens rooms under the present root, as `sealAllAgain` does for sites. */
export async function sealChannelsAgain(
  deps: Pick<Deps, 'db'> & { readonly config: Pick<Deps['config'], 'dataFolder'> },
): Promise<Resealed> {
  return sealRowsAgain(
    (after, limit) => sealedWebhooksAfter(deps.db, after, limit),
    async (row) => {
      const secrets = openChannel(deps, row);
      if (secrets === null) return false;
      await updateWebhook(deps.db, row.id, { sealed: sealChannel(deps, row, secrets) });
      return true;
    },
  );
}

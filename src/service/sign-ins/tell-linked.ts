import type { Db } from '#platform/database.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Tells the person that another identity opens their account from now on, in the transaction that links it. */
export async function tellLinked(
  deps: Pick<Deps, 'queue' | 'clock' | 'ids' | 'config' | 'oidc'>,
  tx: Db,
  uid: string,
  provider: string,
): Promise<void> {
  const user = await findProfile(tx, uid);
  if (user === null) return;
  await queueMail(deps, tx, {
    kind: 'sign-in-linked',
    to: user.email,
    uid,
    dedupeKey: `sign-in-linked:${deps.ids.uuid()}`,
    data: {
      displayName: user.displayName,
      provider: deps.oidc.providers.find(({ id }) => id === provider)?.label ?? provider,
      linkedAt: deps.clock.now().toISOString(),
      settingsUrl: `${deps.config.publicUrl}/dashboard?tab=settings#connexions`,
      resetUrl: `${deps.config.publicUrl}/mot-de-passe-oublie`,
    },
  });
}

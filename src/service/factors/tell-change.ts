import type { FactorChange } from '#contract/factor-words.ts';
import type { Db } from '#platform/database.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Whom a mail of an account goes to. */
export interface Told {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** Tells a person by mail what became of their second factors: in the transaction that does it. @param name of the factor */
export async function tellFactorChange(
  deps: Pick<Deps, 'queue' | 'clock' | 'ids' | 'config'>,
  db: Db,
  person: Told,
  change: FactorChange,
  name = '',
): Promise<void> {
  await queueMail(deps, db, {
    kind: 'second-factor-changed',
    to: person.email,
    uid: person.uid,
    dedupeKey: `second-factor-changed:${deps.ids.uuid()}`,
    data: {
      displayName: person.displayName,
      change,
      name,
      changedAt: deps.clock.now().toISOString(),
      profileUrl: `${deps.config.publicUrl}/dashboard?tab=settings#deuxieme-etape`,
      resetUrl: `${deps.config.publicUrl}/mot-de-passe-oublie`,
    },
  });
}

import { z } from 'zod';
import { readIdentitySecrets } from '#platform/identity/secret.ts';
import { seal, unseal } from '#platform/seal.ts';
import type { JourneyRow } from '#store/journeys.ts';
import type { Deps } from '../deps.ts';

type SealDeps = { readonly config: Pick<Deps['config'], 'dataFolder'> };
type Place = Pick<JourneyRow, 'uid' | 'id'>;

/** What a journey types in secret, by name. */
type Typed = Readonly<Record<string, string>>;

const typedSchema = z.record(z.string(), z.string());

const placeOf = ({ uid, id }: Place) => ({
  purpose: 'constat journey',
  record: JSON.stringify([uid, id]),
});

const rootsOf = ({ config }: SealDeps) => readIdentitySecrets(config.dataFolder, 'access-secret');

/** Null where there is nothing to seal. */
export function sealTyped(deps: SealDeps, place: Place, typed: Typed): Buffer | null {
  if (Object.keys(typed).length === 0) return null;
  return seal(JSON.stringify(typed), placeOf(place), rootsOf(deps).current);
}

/** Null when it cannot be read here any more (another root, a changed row). */
export function openTyped(deps: SealDeps, row: Place & Pick<JourneyRow, 'sealed'>): Typed | null {
  if (row.sealed === null) return {};
  const { current, former } = rootsOf(deps);
  const text = unseal(row.sealed, placeOf(row), [current, former]);
  const read = text === null ? null : typedSchema.safeParse(JSON.parse(text));
  return read?.success ? read.data : null;
}

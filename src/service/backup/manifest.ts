import { z } from 'zod';

/** Shape of the folder; a copy of another one is refused. */
export const backupVersion = 1;

const written = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

/** What a copy holds, written last: a folder without it is no copy. */
export const manifest = z.object({
  format: z.literal('constat-backup'),
  version: z.int(),
  /** ISO, UTC: the moment of the snapshot. */
  madeAt: z.iso.datetime(),
  /** Newest migration of the version that made it. */
  schema: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).readonly(),
      rows: z.int().nonnegative(),
      ...written,
    }),
  ),
  /** Files of the data folder, by their path in it. */
  data: z.array(
    z.object({ name: z.string().regex(/^(?:identity-secret|mail\/[\w@.-]+\.eml)$/), ...written }),
  ),
  objects: z.object({
    /** Whether the copy holds them; otherwise they are in their store only. */
    included: z.boolean(),
    count: z.int().nonnegative(),
    /** Gone from the store when the copy was made. */
    missing: z.int().nonnegative(),
    /** Each is a file of that name under `objects/`. */
    digests: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
  }),
});

export type Manifest = z.infer<typeof manifest>;

/** Why a copy is not made or not read, in one French line. */
export class BackupRefusal extends Error {}

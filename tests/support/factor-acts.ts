import type { TestDatabase } from './database.ts';

/** The acts about second factors that were recorded, in the order of time. */
export async function readAdminActs({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ act: string }>(
    "select act from admin_acts where act like 'factor-%' order by happened_at, id",
  );
  return rows.map(({ act }) => act);
}

import { findWantedUrl } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** The site a person came with, as typed, until their first audit; empty where they came with none. */
export const readWantedUrl = async (
  { db }: Pick<Deps, 'db'>,
  { uid }: Pick<Viewer, 'uid'>,
): Promise<string> => (await findWantedUrl(db, uid)) ?? '';

import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Clock } from '#platform/clock.ts';
import type { ObjectStore } from '#platform/objects.ts';
import { namedObjects } from '#store/backup-objects.ts';
import { backupTables, inSnapshot, isOfThisVersion, rowsOf, schemaVersion } from '#store/backup-tables.ts';
import { isOfName } from '../files/object-name.ts';
import { writeLines, writePrivately } from './checked-files.ts';
import { BackupRefusal, backupVersion, type Manifest } from './manifest.ts';

interface BackupWorld {
  readonly client: Client;
  readonly dataFolder: string;
  readonly objects: ObjectStore | null;
  readonly clock: Clock;
  /** Objects of the store are copied too. */
  readonly withFiles: boolean;
}

/**
 * Copies an installation into an empty folder while it works: every table in one snapshot, the identity secret, the local
 * mailbox, the objects of the store. The manifest comes last: what has none is not whole.
 * @throws BackupRefusal with one French line.
 */
export async function writeBackup(world: BackupWorld, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupRefusal(`Le dossier ${folder} n’est pas vide : indiquez-en un autre.`);
  for (const part of ['', 'tables', 'data', 'data/mail', 'objects'])
    mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const { client } = world;
  if (!(await isOfThisVersion(client)))
    throw new BackupRefusal('La base est d’une autre version de Constat : copiez-la avec cette version-là.');
  const madeAt = world.clock.now().toISOString();
  const { tables, named } = await inSnapshot(client, async () => {
    const copied: Manifest['tables'] = [];
    for (const table of await backupTables(client))
      copied.push({ ...table, ...(await writeLines(pathOf(folder, table.name), rowsOf(client, table))) });
    return { tables: copied, named: await namedObjects(client) };
  });
  const made: Manifest = {
    ...{ format: 'constat-backup', version: backupVersion, madeAt, schema: schemaVersion(), tables },
    // After the snapshot: a secret that was renewed meanwhile still opens what the one before it sealed.
    data: await copyData(world.dataFolder, folder),
    objects: await copyObjects(
      world,
      named.map(({ object }) => object),
      folder,
    ),
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(made, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return made;
}

/** The file of a table in a copy. */
export const pathOf = (folder: string, table: string): string => join(folder, 'tables', `${table}.gz`);

async function copyData(dataFolder: string, folder: string): Promise<Manifest['data']> {
  const mailbox = join(dataFolder, 'mail');
  const mails = existsSync(mailbox) ? readdirSync(mailbox).filter((name) => name.endsWith('.eml')) : [];
  const names = ['identity-secret', ...mails.map((name) => `mail/${name}`)];
  const copied: Manifest['data'] = [];
  for (const name of names) {
    const from = join(dataFolder, name);
    // A message may go while the copy is made; before the first start there is no secret.
    if (!existsSync(from)) continue;
    copied.push({ name, ...(await writePrivately(join(folder, 'data', name), { from })) });
  }
  return copied;
}

/** @throws BackupRefusal when there are objects and nothing opens their store. */
async function copyObjects(
  { objects, withFiles }: BackupWorld,
  names: readonly string[],
  folder: string,
): Promise<Manifest['objects']> {
  const none = { included: withFiles, count: names.length, missing: 0, digests: [] };
  if (!withFiles || names.length === 0) return none;
  if (objects === null)
    throw new BackupRefusal(
      'Des fichiers sont dans un stockage d’objets que S3_ENDPOINT ne désigne pas. Indiquez-le, ou ajoutez --without-files.',
    );
  const digests = new Set<string>();
  let missing = 0;
  for (const name of names) {
    const digest = name.slice(name.lastIndexOf('/') + 1);
    if (digests.has(digest)) continue;
    const bytes = await objects.get(name);
    if (bytes === null || !isOfName(name, bytes)) missing += 1;
    else {
      await writePrivately(join(folder, 'objects', digest), bytes);
      digests.add(digest);
    }
  }
  return { included: true, count: names.length, missing, digests: [...digests] };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackupTable, isSchemaOfThisVersion, schemaVersion } from '#store/backup-tables.ts';
import { measure, type Written } from './checked-files.ts';
import { BackupRefusal, backupVersion, type Manifest, manifest } from './manifest.ts';
import { pathOf } from './write-backup.ts';

/**
 * What a copy holds, every file of it read and held against its sha256.
 * @throws BackupRefusal with one French line: no copy, another version, a damaged or missing file.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const held = readManifest(folder);
  for (const table of held.tables) await assertWhole(pathOf(folder, table.name), table);
  for (const file of held.data) await assertWhole(join(folder, 'data', file.name), file);
  for (const digest of held.objects.digests)
    await assertWhole(join(folder, 'objects', digest), { sha256: digest });
  return held;
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path))
    throw new BackupRefusal(`${folder} n’est pas une copie entière de Constat : manifest.json y manque.`);
  const unreadable = new BackupRefusal(`${path} ne peut pas être lu : la copie est abîmée.`);
  let json: { format?: unknown; version?: unknown };
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw unreadable;
  }
  if (json.format === 'constat-backup' && json.version !== backupVersion)
    throw new BackupRefusal(
      `Cette copie est au format ${json.version}, et cette version de Constat lit le format ${backupVersion}.`,
    );
  const parsed = manifest.safeParse(json);
  if (!parsed.success) throw unreadable;
  if (!isSchemaOfThisVersion(parsed.data.schema))
    throw new BackupRefusal(
      `Cette copie vient d’une autre version de Constat (base ${parsed.data.schema}, ici ${schemaVersion()}). Restaurez-la avec cette version-là, puis mettez à jour.`,
    );
  return parsed.data;
}

async function assertWhole(path: string, expected: Partial<Written>): Promise<void> {
  if (!existsSync(path)) throw new BackupRefusal(`La copie est incomplète : ${path} manque.`);
  const { sha256 } = await measure(path);
  if (sha256 !== expected.sha256)
    throw new BackupRefusal(`La copie est abîmée : ${path} n’est plus tel qu’il a été écrit.`);
}

/** @throws BackupRefusal when the tables of the copy are not those of the database, column by column. */
export function assertSameTables(held: Manifest, tables: readonly BackupTable[]): void {
  const shape = (list: readonly BackupTable[]) =>
    list
      .map(({ name, columns }) => `${name}(${columns.join()})`)
      .toSorted()
      .join(' ');
  if (shape(held.tables) !== shape(tables))
    throw new BackupRefusal('Les tables de cette copie ne sont pas celles de cette version de Constat.');
}

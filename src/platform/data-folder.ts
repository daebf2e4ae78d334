import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseValue } from './setting-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'ce compte n’a pas le droit d’y écrire',
  EPERM: 'ce compte n’a pas le droit d’y écrire',
  EROFS: 'ce disque est en lecture seule',
  ENOSPC: 'ce disque est plein',
  EDQUOT: 'le quota de ce disque est atteint',
  ENOTDIR: 'ce n’est pas un dossier',
  EEXIST: 'ce n’est pas un dossier',
};

/**
 * Makes the data folder and writes a file in it, before anything long begins. Others may enter (the database runs under
 * another account): what is private inside says so itself.
 * @throws SettingError with one line when it cannot be written.
 */
export function openDataFolder(folder: string): void {
  // Containers that share the folder have the same process ids.
  const probe = join(folder, `.ecriture-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'x', { flush: true });
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code] ?? `ce dossier ne peut pas être écrit (${code || String(error)})`;
    // On a full disk the file is made, and stays empty.
    if (code === 'ENOSPC' || code === 'EDQUOT') rmSync(probe, { force: true });
    refuseValue('CONSTAT_DATA', folder, `${reason}.`);
  }
}

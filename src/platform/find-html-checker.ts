import { createHash } from 'node:crypto';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { programFolders } from './environment.ts';
import { refuseValue } from './setting-error.ts';

/** Where Java and the Nu checker are, or the French reason why HTML is not checked. */
export type HtmlCheckerPlace =
  | { readonly javaPath: string; readonly jarPath: string; readonly archivePath?: string }
  | { readonly missing: string };

const program = process.platform === 'win32' ? 'java.exe' : 'java';

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The package is optional: an installation may have left it out. */
function jarPath(): string | null {
  try {
    return createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  } catch {
    return null;
  }
}

/** Another name for another Java or checker; Java itself refuses an archive that is not of its own version. */
function archivePath(dataFolder: string, java: string, jar: string): string {
  const parts = [java, jar].map((path) => {
    const real = realpathSync(path);
    return `${real} ${statSync(real).mtimeMs}`;
  });
  const stamp = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16);
  return join(dataFolder, 'cache', `nu-${stamp}.jsa`);
}

/**
 * Looks for the Nu HTML checker and a Java to run it, without starting anything: whether that Java is recent enough
 * shows when it runs. `dataFolder` is where its classes may be kept ready; null: nowhere.
 * @throws SettingError when the setting names a program that is not there.
 */
export function findHtmlChecker(
  setting: string | null,
  dataFolder: string | null,
  folders: readonly string[] = programFolders(),
): HtmlCheckerPlace {
  if (setting === 'none') return { missing: 'Java est désactivé par le réglage CONSTAT_JAVA' };
  if (setting !== null && !runs(setting)) refuseValue('CONSTAT_JAVA', setting, 'ce programme n’existe pas.');
  const jar = jarPath();
  if (jar === null) return { missing: 'le vérificateur HTML n’est pas installé' };
  const java = setting ?? folders.map((folder) => join(folder, program)).find(runs);
  if (java === undefined) return { missing: 'Java n’est pas installé sur cette machine' };
  const place = { javaPath: java, jarPath: jar };
  return dataFolder === null ? place : { ...place, archivePath: archivePath(dataFolder, java, jar) };
}

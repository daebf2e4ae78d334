import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { programFolders, SettingError } from './config.ts';

/** Where Java and the Nu checker are, or the French reason why HTML is not checked. */
export type HtmlCheckerPlace =
  | { readonly javaPath: string; readonly jarPath: string }
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

/**
 * Looks for the Nu HTML checker and a Java to run it, without starting anything: whether that Java is recent enough
 * shows when it runs.
 * @throws SettingError when the setting names a program that is not there.
 */
export function findHtmlChecker(
  setting: string | null,
  folders: readonly string[] = programFolders(),
): HtmlCheckerPlace {
  if (setting === 'none') return { missing: 'Java est désactivé par le réglage CONSTAT_JAVA' };
  if (setting !== null && !runs(setting))
    throw new SettingError(`Réglage CONSTAT_JAVA incorrect (« ${setting} ») : ce programme n’existe pas.`);
  const jar = jarPath();
  if (jar === null) return { missing: 'le vérificateur HTML n’est pas installé' };
  const java = setting ?? folders.map((folder) => join(folder, program)).find(runs);
  return java === undefined
    ? { missing: 'Java n’est pas installé sur cette machine' }
    : { javaPath: java, jarPath: jar };
}

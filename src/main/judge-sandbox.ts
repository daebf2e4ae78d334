import { isLocalUrl } from '#contract/loopback.ts';
import { canSandbox, startsSandboxed } from '#engine/browser/can-sandbox.ts';
import { type Config, SettingError } from '#platform/config.ts';
import type { Chromium } from '#platform/find-chromium.ts';

/** What is known of the machine; tests give their own. */
interface Machine {
  canSandbox(): boolean;
  startsSandboxed(executablePath: string): Promise<boolean>;
}

/**
 * What a worker says before it visits hostile pages: nothing where its browser is sandboxed, one line where it is not and
 * only this machine uses it or the operator accepts it.
 * @throws SettingError on an installation that others reach; anywhere when the browser has no sandbox to start with.
 */
export async function judgeSandbox(
  config: Pick<Config, 'publicUrl' | 'allowUnsandboxed'>,
  chromium: Pick<Chromium, 'path'>,
  machine: Machine = { canSandbox, startsSandboxed },
): Promise<string | null> {
  if (machine.canSandbox()) {
    if (await machine.startsSandboxed(chromium.path)) return null;
    throw new SettingError(
      'Le bac à sable du navigateur ne démarre pas ici : autorisez les espaces de noms utilisateur (docs/operations.md, « Browser »).',
    );
  }
  if (config.allowUnsandboxed || isLocalUrl(config.publicUrl))
    return 'Attention : le navigateur visite les pages sans bac à sable. Lancez plutôt Constat sous un compte sans privilèges.';
  throw new SettingError(
    'Réglage CONSTAT_UNSANDBOXED incorrect (« refused ») : le navigateur d’une installation publique tournerait sans bac à sable. Lancez Constat sous un compte sans privilèges, ou acceptez-le par « allowed ».',
  );
}

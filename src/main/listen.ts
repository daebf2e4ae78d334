import type { Server } from 'node:http';
import { SettingError, wrongSetting } from '#platform/setting-error.ts';

/** Open requests get this long to end when the server stops. */
const DRAIN_MS = 5_000;

/** Listens there. @throws SettingError that names the setting when the address cannot be used. */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: wrongSetting(setting, `${port}`, `ce port est déjà utilisé sur ${host}.`),
        EACCES: wrongSetting(setting, `${port}`, 'ce port est réservé au système.'),
        EADDRNOTAVAIL: wrongSetting('HOST', host, 'cette adresse n’est pas celle de la machine.'),
        ENOTFOUND: wrongSetting('HOST', host, 'ce nom est inconnu.'),
      };
      const reason = reasons[error.code ?? ''];
      reject(reason === undefined ? error : new SettingError(reason));
    });
    server.listen(port, host, resolve);
  });
}

/** Stops listening, lets open requests end, then cuts. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

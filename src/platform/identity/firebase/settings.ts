import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLocalUrl, isLoopback } from '#contract/loopback.ts';
import type { Config } from '../../config.ts';
import { refuseValue as refuse, SettingError } from '../../setting-error.ts';

/** Who we are to Google’s administration calls. */
interface ServiceAccount {
  readonly clientEmail: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
}

/** Where Google is; tests give their own. */
interface FirebaseEndpoints {
  /** Before `/v1/…`. */
  readonly toolkit: string;
  readonly token: string;
  readonly keys: string;
}

export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  /** null: Google’s emulator, whose tokens nobody signs. */
  readonly serviceAccount: ServiceAccount | null;
  readonly endpoints: FirebaseEndpoints;
}

const google: FirebaseEndpoints = {
  toolkit: 'https://identitytoolkit.googleapis.com',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
};

const serviceAccountFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.email(),
});

function readServiceAccount(path: string, projectId: string): ServiceAccount {
  const name = 'FIREBASE_SERVICE_ACCOUNT';
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    refuse(name, path, 'ce fichier ne se lit pas');
  }
  try {
    const file = serviceAccountFile.parse(JSON.parse(text));
    if (file.project_id !== projectId)
      refuse(name, path, `ce compte de service est celui du projet ${file.project_id}, pas de ${projectId}`);
    const privateKey = createPrivateKey(file.private_key);
    return { clientEmail: file.client_email, keyId: file.private_key_id, privateKey };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    // What the file holds stays out of the sentence.
    refuse(
      name,
      path,
      'ce n’est pas la clé d’un compte de service (console Firebase, « Comptes de service », « Générer une nouvelle clé privée »)',
    );
  }
}

/** Tokens of the emulator are not signed: it must be meant twice, and nobody else may reach this installation. */
function readEmulator(host: string, projectId: string, publicUrl: string): FirebaseEndpoints {
  const name = 'FIREBASE_AUTH_EMULATOR_HOST';
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (url === null || url.host !== host || !isLoopback(url.hostname))
    refuse(name, host, 'l’émulateur ne s’utilise que sur cette machine, avec son port (127.0.0.1:9099)');
  if (!projectId.startsWith('demo-'))
    refuse('FIREBASE_PROJECT', projectId, 'avec l’émulateur, le nom du projet commence par « demo- »');
  if (!isLocalUrl(publicUrl))
    refuse(name, host, `l’émulateur ne vérifie rien et ${publicUrl} n’est pas une adresse de cette machine`);
  const toolkit = `http://${host}/identitytoolkit.googleapis.com`;
  return { toolkit, token: '', keys: '' };
}

/**
 * What Firebase Authentication needs. Nothing is asked of Google: a provider that is down keeps nobody from starting.
 * @throws SettingError in one line, when something is missing, unreadable or does not go together.
 */
export function readFirebaseSettings({
  firebase,
  publicUrl,
}: Pick<Config, 'firebase' | 'publicUrl'>): FirebaseSettings {
  const { project, apiKey, serviceAccountPath, emulatorHost } = firebase;
  const required = (name: string, value: string | null): string => {
    if (value !== null) return value;
    throw new SettingError(
      `Réglage ${name} absent : Firebase Authentication en a besoin (docs/operations.md).`,
    );
  };
  const projectId = required('FIREBASE_PROJECT', project);
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(projectId))
    refuse('FIREBASE_PROJECT', projectId, 'c’est l’identifiant du projet (« mon-projet-1a2b »), pas son nom');
  if (emulatorHost !== null) {
    const endpoints = readEmulator(emulatorHost, projectId, publicUrl);
    return { projectId, apiKey: apiKey ?? 'emulator', serviceAccount: null, endpoints };
  }
  if (projectId.startsWith('demo-'))
    refuse('FIREBASE_PROJECT', projectId, 'ce nom est réservé à l’émulateur (FIREBASE_AUTH_EMULATOR_HOST)');
  return {
    projectId,
    apiKey: required('FIREBASE_API_KEY', apiKey),
    serviceAccount: readServiceAccount(required('FIREBASE_SERVICE_ACCOUNT', serviceAccountPath), projectId),
    endpoints: google,
  };
}

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StartAuditRequest } from '#contract/audit.ts';
import { askedDevices } from '#contract/audit-words.ts';
import { isLoopback } from '#contract/loopback.ts';
import { type SiteProfile, siteProfiles } from '#contract/themes.ts';
import { type Gate, readGate } from '#report/ci/gates.ts';
import { exitCodes, RemoteError } from './remote-error.ts';

const ciFormats = ['text', 'json', 'junit', 'sarif', 'markdown', 'dashlord'] as const;
export type CiFormat = (typeof ciFormats)[number];

export interface RemoteArguments {
  /** Without a slash at the end. */
  readonly server: string;
  /** What to start; null when an audit is only followed. */
  readonly request: StartAuditRequest | null;
  /** The name of the sample to audit, which the server knows by its id; null where none is named. */
  readonly sampleName: string | null;
  /** An audit that was started before; null otherwise. */
  readonly resume: string | null;
  readonly isAwaited: boolean;
  readonly timeoutMs: number;
  readonly gates: readonly Gate[];
  /** The earlier audit to compare with; null: the last one of the same pages. */
  readonly baseline: string | null;
  /** What to write, and where; null: to standard output, once at most. */
  readonly outputs: readonly { readonly format: CiFormat; readonly file: string | null }[];
}

export const remoteUsage = `Utilisation : constat audit <adresse> --server <https://…> [options]
              constat audit --resume <identifiant> --server <https://…> [options]

  --server <adresse>   serveur Constat qui fait l’audit ; la clé d’API est lue dans CONSTAT_KEY
  --wait               attendre la fin ; sans elle, la commande donne l’identifiant et s’arrête
  --timeout <minutes>  attente la plus longue (60 par défaut) ; l’audit, lui, continue
  --resume <identifiant>  suivre un audit déjà démarré au lieu d’en démarrer un
  --fail-on <seuils>   ce qui fait échouer, séparé par des virgules (répétable) :
                         new-blocking  un défaut bloquant qui n’était pas dans l’audit de référence
                         new-any       un défaut qui n’était pas dans l’audit de référence
                         blocking      un défaut bloquant
                         any           un défaut, quelle que soit sa gravité
                         score<80      un score sous 80 (ou inconnu)
                       Ce qui a été décidé (faux positif, accepté…) ne fait pas échouer.
  --baseline <audit>   audit de référence : last (par défaut, le dernier des mêmes pages) ou un identifiant
  --format <format>    text (par défaut), json, junit, sarif, markdown ou dashlord
  --output <fichier>   écrire dans ce fichier ; --format et --output vont par paires et se répètent

  --pages <n>          nombre de pages à analyser, de 1 à 1000, selon la formule
  --only-page          analyser cette seule page
  --list <fichier>     analyser les pages de cette liste, une adresse par ligne, et aucune autre
  --sample <nom>       analyser cet échantillon du site, par son nom ou son identifiant
  --device <appareil>  mobile (par défaut), desktop ou both (les deux)
  --profile <profil>   ${Object.keys(siteProfiles).join(', ')}
  --exclude <chemin>   ne pas visiter ce qui commence par ce chemin (répétable)
  --ignore-robots      visiter aussi ce que robots.txt interdit (domaine prouvé seulement)

Code de sortie :
  0    audit terminé, seuils respectés (ou audit démarré, sans --wait)
  1    un seuil est dépassé
  2    mauvaise utilisation, ou demande refusée par le serveur (clé, formule, quota, adresse)
  3    serveur injoignable, réponse incompréhensible, attente trop longue ou panne de notre côté
  4    l’audit a échoué à cause du site (injoignable, en erreur…)
  130  interrompu : l’audit continue sur le serveur`;

const options = {
  server: { type: 'string' },
  wait: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '60' },
  resume: { type: 'string' },
  'fail-on': { type: 'string', multiple: true },
  baseline: { type: 'string' },
  format: { type: 'string', multiple: true },
  output: { type: 'string', multiple: true },
  pages: { type: 'string' },
  'only-page': { type: 'boolean', default: false },
  list: { type: 'string' },
  sample: { type: 'string' },
  device: { type: 'string' },
  profile: { type: 'string' },
  exclude: { type: 'string', multiple: true },
  'ignore-robots': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parse>['values'];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const wrong = (message: string) => new RemoteError(exitCodes.misuse, message);

/**
 * Reads the command line of an audit by a server.
 * @throws RemoteError of misuse
 */
export function readRemoteArguments(argv: readonly string[]): RemoteArguments {
  const { values, positionals } = parse(argv);
  const [address = '', ...others] = positionals;
  const { resume = null, wait: isAwaited } = values;
  if (others.length > 0) throw wrong(`Une seule adresse à la fois (en trop : ${others.join(' ')}).`);
  if (resume !== null && address !== '') throw wrong('--resume suit un audit déjà démarré : sans adresse.');
  if (resume !== null && !uuid.test(resume)) throw wrong('--resume attend l’identifiant d’un audit.');
  if (resume === null && address === '') throw wrong('Indiquez l’adresse du site à auditer.');
  const gates = gatesOf(values);
  const outputs = outputsOf(values);
  if (
    !isAwaited &&
    (gates.length > 0 || outputs.some(({ format, file }) => format !== 'text' || file !== null))
  )
    throw wrong(
      '--fail-on, --format et --output demandent --wait : sans elle, il n’y a pas encore de résultat.',
    );
  return {
    server: serverOf(values.server),
    request: resume === null ? requestOf(address, values) : null,
    sampleName: values.sample === undefined || uuid.test(values.sample) ? null : values.sample.trim(),
    resume,
    isAwaited,
    timeoutMs: numberOf('--timeout', values.timeout, 1, 1440) * 60_000,
    gates,
    baseline: baselineOf(values),
    outputs,
  };
}

function serverOf(text: string | undefined): string {
  if (text === undefined) throw wrong('Indiquez le serveur avec --server.');
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong('--server attend une adresse en https://.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw wrong('--server attend une adresse seule ; la clé se donne dans CONSTAT_KEY.');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw wrong('--server attend https:// : en http://, la clé d’API passerait en clair sur le réseau.');
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
}

function requestOf(url: string, values: Values): StartAuditRequest {
  const { device, profile, exclude = [], pages } = values;
  const onlyPage = values['only-page'];
  if (values.list !== undefined && (onlyPage || pages !== undefined))
    throw wrong('--list ne va ni avec --only-page, ni avec --pages.');
  if (values.sample !== undefined && (onlyPage || pages !== undefined || values.list !== undefined))
    throw wrong('--sample ne va ni avec --list, ni avec --only-page, ni avec --pages.');
  if (values.sample?.trim() === '') throw wrong('--sample attend le nom ou l’identifiant d’un échantillon.');
  if (onlyPage && pages !== undefined) throw wrong('--only-page et --pages ne vont pas ensemble.');
  if (exclude.some((prefix) => !prefix.startsWith('/')))
    throw wrong('--exclude attend un chemin qui commence par « / ».');
  const isDevice = (text: string): text is (typeof askedDevices)[number] =>
    askedDevices.some((one) => one === text);
  if (device !== undefined && !isDevice(device)) throw wrong('--device attend mobile, desktop ou both.');
  if (profile !== undefined && !isProfile(profile))
    throw wrong(`--profile attend l’un de : ${Object.keys(siteProfiles).join(', ')}.`);
  return {
    url,
    scope: onlyPage ? 'page' : 'site',
    ...(values.list !== undefined && { scope: 'list' as const, pages: pagesOf(values.list) }),
    ...(values.sample !== undefined && { scope: 'sample' as const }),
    ...(values.sample !== undefined && uuid.test(values.sample) && { sample: values.sample }),
    ...(pages !== undefined && { maxPages: numberOf('--pages', pages, 1, 1000) }),
    ...(device !== undefined && { device }),
    ...(profile !== undefined && { profile }),
    ...(exclude.length > 0 && { exclude }),
    ...(values['ignore-robots'] && { ignoreRobots: true }),
  };
}

/** The addresses of a file; the server says which of them it refuses. */
function pagesOf(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8')
      .replace(/^\ufeff/, '')
      .split(/[\r\n]+/);
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  } catch {
    throw wrong(`--list ne peut pas lire le fichier « ${file} ».`);
  }
}

function gatesOf(values: Values): Gate[] {
  const asked = (values['fail-on'] ?? []).flatMap((list) => list.split(',')).map((text) => text.trim());
  return asked.map((text) => {
    const gate = readGate(text);
    if (gate) return gate;
    throw wrong(`--fail-on ne connaît pas « ${text} » : new-blocking, new-any, blocking, any ou score<80.`);
  });
}

function baselineOf({ baseline = 'last' }: Values): string | null {
  if (baseline === 'last' || uuid.test(baseline)) return baseline === 'last' ? null : baseline;
  throw wrong('--baseline attend last ou l’identifiant d’un audit.');
}

function outputsOf({ format: formats = ['text'], output: files = [] }: Values): RemoteArguments['outputs'] {
  const isFormat = (text: string): text is CiFormat => ciFormats.some((one) => one === text);
  if (files.length > 0 ? files.length !== formats.length : formats.length > 1)
    throw wrong('--format et --output vont par paires : un fichier pour chaque format.');
  return formats.map((format, index) => {
    if (!isFormat(format)) throw wrong(`--format attend l’un de : ${ciFormats.join(', ')}.`);
    return { format, file: files[index] ?? null };
  });
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw wrong(`${name} attend un nombre de ${least} à ${most}.`);
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (cause) {
    throw wrong(`Option non comprise : ${cause instanceof Error ? cause.message : ''}`);
  }
}

function isProfile(text: string): text is SiteProfile {
  return Object.hasOwn(siteProfiles, text);
}

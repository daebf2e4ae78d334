import { parseArgs } from 'node:util';
import type { AuditOrder } from '#contract/audit.ts';
import { type AskedDevice, askedDevices } from '#contract/audit-words.ts';
import { type SiteProfile, siteProfiles } from '#contract/themes.ts';
import { referentials } from '#engine/rgaa/referentials.ts';
import type { AccessSources } from './access-arguments.ts';
import type { JourneySources } from './journey-arguments.ts';
import type { SignInSources } from './sign-in-arguments.ts';

const otherReferentials = Object.keys(referentials).filter((id) => id !== 'rgaa-4.1.2');

export interface AuditArguments {
  /** Empty with `from`. */
  readonly address: string;
  readonly scope: AuditOrder['scope'];
  /** File of the pages to visit, and no others; null: no list. */
  readonly listFile: string | null;
  /** File of the sample to audit; null: none. */
  readonly sampleFile: string | null;
  readonly pages: number;
  readonly device: AskedDevice;
  readonly exclude: readonly string[];
  readonly profile: SiteProfile | null;
  /** Private targets to open, beside those of the configuration. */
  readonly allow: readonly string[];
  /** Where what opens the site stands. */
  readonly access: AccessSources;
  readonly journeys: JourneySources;
  readonly signIn: SignInSources;
  /** The operator answers for the domain: sensitive addresses may be asked for. */
  readonly proved: boolean;
  /** Set robots.txt aside; only with `proved`. */
  readonly ignoreRobots: boolean;
  /** Where to write the whole report; null: nowhere. */
  readonly jsonFile: string | null;
  /** Where to write what each step took; null: nowhere. */
  readonly journalFile: string | null;
  /** Rule whose verdict is shown in full. */
  readonly explain: string | null;
  /** Rules that are not run; null: none was chosen. */
  readonly rulesOff: readonly string[] | null;
  /** Folder where to save what is gathered, without judging it. */
  readonly gatherOnly: string | null;
  /** Folder of saved artifacts to judge in place of a visit. */
  readonly from: string | null;
  /** Referential to judge beside the RGAA and to compare with it; null: none. */
  readonly referential: string | null;
}

export const usage = `Utilisation : npm run audit -- <adresse> [options]

  --pages <n>          nombre de pages à analyser, de 1 à 1000 (10 par défaut)
  --only-page          analyser cette seule page
  --list <fichier>     analyser les pages de cette liste (texte ou CSV), et aucune autre
  --sample <fichier>   analyser cet échantillon (le JSON de GET /api/samples/:id) ;
                       un échantillon gardé par un serveur : voir --server x --help
  --device <appareil>  mobile (par défaut), desktop ou both (les deux)
  --profile <profil>   ${Object.keys(siteProfiles).join(', ')}
  --exclude <chemin>   ne pas visiter ce qui commence par ce chemin (répétable)
  --allow <hôte:port>  autoriser une cible privée (répétable) ; l’adresse elle-même l’est
                       d’office si elle est celle de cette machine (http://localhost:3000)
  --basic <source>     nom:mot de passe d’un site fermé, lus dans env:NOM ou @fichier
  --header <source>    en-têtes « Nom: valeur » à lui envoyer, de même (répétable)
  --cookie <source>    cookies « nom=valeur » à lui envoyer, de même (répétable)
  --sign-in <fichier>  se connecter d’abord comme cet enregistrement (JSON de Chrome)
  --signed-in <signe>  ce que seule une personne connectée voit : text:Bonjour,
                       address:/compte ou selector:#compte
  --sign-in-secret <source>  ce qu’il saisit en secret, « secret-1=valeur », de même
  --journey <fichier>  rejouer ce parcours de l’Enregistreur de Chrome (JSON, répétable)
  --journey-secret <source>  ce qu’il saisit en secret, « secret-1=valeur », de même
  --proved             vous répondez de ce domaine : chercher aussi ce qui ne devrait pas
                       être accessible (.git, .env, sauvegardes…), 16 requêtes au plus
  --ignore-robots      visiter aussi ce que robots.txt interdit (avec --proved seulement)
  --json <fichier>     écrire le rapport complet
  --journal <fichier>  écrire ce qu’a pris chaque étape
  --explain <contrôle> dire pourquoi un contrôle donne ce résultat, page par page
  --without <a,b>      ne pas exécuter ces contrôles
  --only <a,b>         n’exécuter que ces contrôles
  --gather-only <dossier>  visiter et enregistrer les artefacts, sans juger
  --referential <nom>  juger aussi d’après un autre référentiel et montrer la différence :
                       ${otherReferentials.join(', ')}
  --from <dossier>     juger des artefacts enregistrés, sans visite (sans adresse)
  --server <adresse>   faire faire l’audit par un serveur Constat : voir --server x --help

Code de sortie : 0 audit terminé, 1 audit en échec, 2 mauvaise utilisation.`;

/** The command line was not understood; the message says what, in French. */
export class UsageError extends Error {}

const options = {
  pages: { type: 'string', default: '10' },
  'only-page': { type: 'boolean', default: false },
  list: { type: 'string' },
  sample: { type: 'string' },
  device: { type: 'string', default: 'mobile' },
  profile: { type: 'string' },
  exclude: { type: 'string', multiple: true },
  allow: { type: 'string', multiple: true },
  basic: { type: 'string' },
  header: { type: 'string', multiple: true },
  cookie: { type: 'string', multiple: true },
  'sign-in': { type: 'string' },
  'signed-in': { type: 'string' },
  'sign-in-secret': { type: 'string', multiple: true },
  journey: { type: 'string', multiple: true },
  'journey-secret': { type: 'string', multiple: true },
  proved: { type: 'boolean', default: false },
  'ignore-robots': { type: 'boolean', default: false },
  json: { type: 'string' },
  journal: { type: 'string' },
  explain: { type: 'string' },
  without: { type: 'string' },
  only: { type: 'string' },
  'gather-only': { type: 'string' },
  from: { type: 'string' },
  referential: { type: 'string' },
} as const;

const scopeOf = (values: {
  readonly 'only-page': boolean;
  readonly list?: string | undefined;
  readonly sample?: string | undefined;
}): AuditArguments['scope'] => {
  if (values['only-page']) return 'page';
  if (values.sample !== undefined) return 'sample';
  return values.list === undefined ? 'site' : 'list';
};

/**
 * Reads the command line of `npm run audit`.
 * @throws UsageError
 */
export function readArguments(argv: readonly string[], ruleIds: readonly string[]): AuditArguments {
  const { values, positionals } = parse(argv);
  const { from = null, 'gather-only': gatherOnly = null } = values;
  const [address = '', ...others] = positionals;
  if (from !== null && (address !== '' || gatherOnly !== null))
    throw new UsageError('--from juge des artefacts enregistrés : ni adresse, ni --gather-only.');
  if (from === null && address === '') throw new UsageError('Indiquez l’adresse du site à auditer.');
  if (others.length > 0) throw new UsageError(`Une seule adresse à la fois (en trop : ${others.join(' ')}).`);
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1 || pages > 1000)
    throw new UsageError('--pages attend un nombre de 1 à 1000.');
  if (values.list !== undefined && (values['only-page'] || from !== null))
    throw new UsageError('--list ne va ni avec --only-page, ni avec --from.');
  if (values.sample !== undefined && (values['only-page'] || values.list !== undefined || from !== null))
    throw new UsageError('--sample ne va ni avec --only-page, ni avec --list, ni avec --from.');
  const { device, profile, explain, exclude = [], allow = [] } = values;
  const isAsked = (text: string): text is AskedDevice => askedDevices.some((one) => one === text);
  if (!isAsked(device)) throw new UsageError('--device attend mobile, desktop ou both.');
  if (profile !== undefined && !isProfile(profile))
    throw new UsageError(`--profile attend l’un de : ${Object.keys(siteProfiles).join(', ')}.`);
  if (exclude.some((prefix) => !prefix.startsWith('/')))
    throw new UsageError('--exclude attend un chemin qui commence par « / ».');
  if (values['ignore-robots'] && !values.proved)
    throw new UsageError('--ignore-robots ne s’emploie qu’avec --proved.');
  if (explain !== undefined) assertRules([explain], ruleIds);
  return {
    address,
    listFile: values.list ?? null,
    sampleFile: values.sample ?? null,
    scope: scopeOf(values),
    pages: values['only-page'] ? 1 : pages,
    device,
    exclude,
    profile: profile ?? null,
    allow,
    access: { basic: values.basic ?? null, header: values.header ?? [], cookie: values.cookie ?? [] },
    journeys: { files: values.journey ?? [], secret: values['journey-secret'] ?? [] },
    signIn: {
      file: values['sign-in'] ?? null,
      sign: values['signed-in'] ?? null,
      secret: values['sign-in-secret'] ?? [],
    },
    proved: values.proved,
    ignoreRobots: values['ignore-robots'],
    jsonFile: values.json ?? null,
    journalFile: values.journal ?? null,
    explain: explain ?? null,
    rulesOff: rulesOffOf(values, ruleIds),
    gatherOnly,
    from,
    referential: referentialOf(values.referential),
  };
}

function referentialOf(name: string | undefined): string | null {
  if (name === undefined) return null;
  if (!otherReferentials.includes(name))
    throw new UsageError(`--referential attend l’un de : ${otherReferentials.join(', ')}.`);
  return name;
}

function rulesOffOf(
  { without, only }: { readonly without?: string | undefined; readonly only?: string | undefined },
  ruleIds: readonly string[],
): string[] | null {
  if (without !== undefined && only !== undefined)
    throw new UsageError('--without et --only ne vont pas ensemble.');
  const named = (without ?? only)?.split(',').map((id) => id.trim());
  if (named === undefined) return null;
  assertRules(named, ruleIds);
  return only === undefined ? named : ruleIds.filter((id) => !named.includes(id));
}

function assertRules(named: readonly string[], ruleIds: readonly string[]): void {
  const unknown = named.find((id) => !ruleIds.includes(id));
  if (unknown === undefined) return;
  throw new UsageError(
    `Aucun contrôle ne s’appelle « ${unknown} ». La liste est dans docs/rules.md, écrit par npm run docs.`,
  );
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(`Option non comprise : ${cause instanceof Error ? cause.message : ''}`);
  }
}

function isProfile(text: string): text is SiteProfile {
  return Object.hasOwn(siteProfiles, text);
}

import { z } from 'zod';
import {
  type AuditScope,
  askedDevices,
  type auditDevices,
  auditScopes,
  auditStages,
  waitReasons,
} from './audit-words.ts';
import type { Journey } from './journey/journey.ts';
import { pageListLines } from './page-list.ts';
import type { ProvedDomain } from './proved-domains.ts';
import type { ReportSample } from './report-sample.ts';
import type { AccessUse } from './site-access.ts';
import { profileIds, type SiteProfile } from './themes.ts';

export * from './audit-words.ts';

/** Live progress: `done` of `total` pages (or steps) of the stage. */
export const auditProgress = z.object({
  stage: z.enum(auditStages),
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /**
   * Why it does not begin: another audit of the site is under way, the account has as many as its plan allows, others came
   * first, or the machine was too busy and gave it back.
   */
  waits: z.enum(waitReasons).optional(),
  /** Of an audit that waits: how many go before it (of the site, of the account, or of all), 100 at most. */
  before: z.int().nonnegative().optional(),
  /** Address of the page being read. */
  page: z.string().max(2000).optional(),
  /** Seconds the stage may still take, from this audit’s own pace; absent while that tells nothing. */
  left: z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() }).optional(),
});
export type AuditProgress = z.infer<typeof auditProgress>;

/** Body of `POST /api/audits`, as typed by a person; unknown fields are refused. */
export const startAuditRequest = z.strictObject({
  url: z.string().max(4000),
  scope: z.enum(auditScopes),
  maxPages: z.int().min(1).max(1000).optional(),
  /** With `scope: "list"`: the pages to visit, and no others. */
  pages: z
    .array(z.string().max(4000))
    .max(pageListLines)
    .optional()
    .describe(
      'Avec « scope » : « list ». Les pages à visiter, toutes sur le site de « url » ; aucune autre ne l’est.',
    ),
  /** With `scope: "sample"`: whose newest version is audited. */
  sample: z
    .uuid()
    .optional()
    .describe('Avec « scope » : « sample ». Un échantillon du site de « url », dans sa dernière version.'),
  device: z
    .enum(askedDevices)
    .optional()
    .describe(
      '« both » : la visite se fait comme depuis un téléphone, et la vitesse des pages principales est mesurée sur ordinateur aussi.',
    ),
  exclude: z.array(z.string().min(1).max(200).startsWith('/')).max(50).optional(),
  profile: z.enum(profileIds).optional(),
  /** Visit what robots.txt forbids too; only on a domain the person has proved. */
  ignoreRobots: z.boolean().optional(),
});
export type StartAuditRequest = z.infer<typeof startAuditRequest>;

/** What was asked of an audit, complete: enough to ask for the very same again. */
export const auditChoices = z.object({
  url: z.string(),
  scope: z.enum(auditScopes),
  maxPages: z.int(),
  /** Of a list, and of a sample. */
  pages: z.array(z.string()).optional(),
  /** Of a sample only. */
  sample: z.uuid().optional(),
  device: z.enum(askedDevices),
  exclude: z.array(z.string()),
  profile: z.enum(profileIds).nullable(),
  ignoreRobots: z.boolean(),
});
export type AuditChoices = z.infer<typeof auditChoices>;

export const startAuditResponse = z.object({ id: z.uuid(), status: z.literal('queued'), url: z.string() });

/** What the engine is asked to do: the normalised, plan-bounded request. */
export interface AuditOrder {
  /** Normalised absolute address (WHATWG serialisation, punycode host). */
  readonly url: string;
  readonly scope: AuditScope;
  /** The pages to visit, and no others: with the scopes `list` and `sample`. Absent means none. */
  readonly pages?: readonly string[];
  /** What these pages are in the sample, those beyond the plan too; the report tells what became of each. */
  readonly sample?: ReportSample;
  readonly maxPages: number;
  readonly device: (typeof auditDevices)[number];
  /** Measure the home page and the key pages of a sample as from a computer too. Absent means no. */
  readonly bothDevices?: boolean;
  readonly exclude: readonly string[];
  readonly profile: SiteProfile | null;
  /**
   * The person who orders has proved to be responsible for this domain. Only then do the probes of sensitive addresses
   * run (`.git`, `.env`, backups…). Absent means no.
   */
  readonly ownershipProved?: boolean;
  /**
   * All proofs of that person that concern the site of `url`. Where they are given they decide, by `isHostProved`, for
   * the host on which the visit starts: redirections may have led to another one than that of `url`.
   */
  readonly provedDomains?: readonly ProvedDomain[];
  /** Rules switched off for this audit, by id: « non exécuté » in the report. Absent means none. */
  readonly rulesOff?: readonly string[];
  /** Referentials to judge beside the RGAA, by id (`en-301-549-4.1.1`). Absent means none. */
  readonly otherReferentials?: readonly string[];
  /** Visit what robots.txt forbids too. Honoured only where the domain is proved. Absent means no. */
  readonly ignoreRobots?: boolean;
  /** Replayed after the pages; each marked step is judged like one. Absent means none. What they type in secret is no part of it. */
  readonly journeys?: readonly Journey[];
  /** What became of the access kept for this site; its secrets are no part of an order. Absent: there is none. */
  readonly access?: AccessUse;
}

/** Why a preflight ends an audit; each has its French sentence in `failureSentences`. */
export const failureSentences = {
  'preflight/unknown-domain':
    'Ce nom de domaine n’existe pas, ne répond pas ou mène à un réseau privé. Vérifiez l’orthographe de l’adresse.',
  'preflight/connection-refused':
    'Le serveur refuse la connexion. Vérifiez que le site est en ligne, puis relancez l’audit.',
  'preflight/unreachable':
    'Nous n’arrivons pas à joindre le serveur de ce site. Vérifiez qu’il est en ligne, puis relancez l’audit.',
  'preflight/empty-answer':
    'Le serveur ferme la connexion sans rien répondre. Vérifiez-le, puis relancez l’audit.',
  'preflight/cut-off':
    'Le serveur coupe la connexion avant la fin de sa réponse. Vérifiez-le, puis relancez l’audit.',
  'preflight/unreadable':
    'Le serveur envoie une réponse qu’un navigateur ne sait pas lire. Vérifiez-le, puis relancez l’audit.',
  'preflight/timeout': 'Le site n’a pas répondu à temps. Vérifiez qu’il est en ligne, puis relancez l’audit.',
  'preflight/not-html': 'Cette adresse ne renvoie pas une page web. Indiquez l’adresse d’une page HTML.',
  'preflight/attachment':
    'Cette adresse propose un fichier à télécharger au lieu d’afficher une page. Indiquez l’adresse d’une page.',
  'preflight/too-heavy':
    'Cette page est trop lourde pour être analysée : elle dépasse 20 Mo, épuise la mémoire du navigateur, ou demande trop à d’autres sites ou leur en envoie trop.',
  'preflight/page-hangs':
    'Cette page occupe le navigateur sans fin. Vérifiez ses scripts, puis relancez l’audit.',
  'preflight/file-hangs':
    'Un fichier de ce site occupe notre analyse sans fin ou épuise sa mémoire. Réparez-le ou retirez-le, puis relancez l’audit.',
  'preflight/page-crash':
    'Le navigateur s’arrête de lui-même sur cette page à chaque essai. Ouvrez-la dans Chrome, puis relancez l’audit.',
  'preflight/http-error':
    'Le site répond par une erreur. Corrigez-la ou indiquez une autre page, puis relancez l’audit.',
  'preflight/redirect-loop': 'Le site redirige sans fin. Corrigez ses redirections, puis relancez l’audit.',
  'preflight/headers-too-long':
    'Le site envoie plus de 256 Kio d’en-têtes, que Chrome refuse. Réduisez-les, puis relancez l’audit.',
  'preflight/robots':
    'Le fichier robots.txt du site interdit sa visite. Autorisez Constat, ou prouvez que le domaine est le vôtre.',
  'preflight/opted-out':
    'Le responsable de ce site refuse les audits demandés par d’autres. Si c’est le vôtre, prouvez-le dans « Mon profil ».',
  'preflight/login-wall': 'Cette page demande une connexion. Indiquez une page publique.',
  'preflight/access-refused':
    'Le site a refusé l’accès que vous avez enregistré. Remplacez-le, essayez-le, puis relancez l’audit : celui-ci ne compte pas dans votre quota.',
  'preflight/second-factor':
    'Le site demande une deuxième étape de connexion, que Constat ne peut pas passer. Enregistrez la connexion d’un compte de test qui n’en demande pas.',
  'preflight/captcha':
    'Le formulaire de connexion demande de prouver qu’on n’est pas un robot (CAPTCHA). Retirez-le pour ce compte ou pour la recette, puis relancez l’audit.',
  'preflight/sign-missing':
    'Les étapes de la connexion ont été faites, mais le signe qui dit « nous sommes connectés » n’a pas été vu. Vérifiez l’accès du site, puis essayez-le.',
  'preflight/sign-in-failed':
    'La connexion au site n’a pas pu être faite. Enregistrez-la de nouveau, essayez l’accès, puis relancez l’audit.',
  'preflight/bot-wall':
    'Le site bloque les visites automatiques. Autorisez Constat dans votre pare-feu, puis relancez l’audit.',
  'preflight/private-target':
    'Cette adresse mène à un réseau privé ou réservé, ou l’exploitant de ce service l’a exclue : elle ne peut pas être auditée.',
  'preflight/tls':
    'La connexion sécurisée au site a échoué. Vérifiez le certificat HTTPS, puis relancez l’audit.',
  'preflight/off-site': 'Cette adresse redirige vers un autre site. Auditez directement l’adresse d’arrivée.',
  'engine/no-page':
    'Aucune page n’a pu être analysée. Vérifiez que le site s’affiche, puis relancez l’audit.',
  'engine/deadline': 'L’audit a dépassé le temps permis. Relancez-le, ou auditez moins de pages.',
  'engine/overloaded':
    'Nos machines étaient trop occupées pour terminer cet audit. Il ne compte pas dans votre quota : relancez-le.',
  'engine/crashed':
    'L’audit a été interrompu de notre côté. Il ne compte pas dans votre quota : relancez-le.',
} as const;
export type FailureCode = keyof typeof failureSentences;

const longestAbout = 200;

/** What people read of a failure; `about`: the address of the file that it is about, cut short, or the step of a sign-in. */
export function failureSentence(code: FailureCode, about?: string): string {
  if (code === 'preflight/sign-in-failed' && about !== undefined)
    return `${failureSentences[code]} Ce qui s’est passé : ${about}`;
  if (code !== 'preflight/file-hangs' || about === undefined) return failureSentences[code];
  const name = about.length > longestAbout ? `${about.slice(0, longestAbout)}…` : about;
  return `${failureSentences[code]} Il s’agit de\u00a0: ${name}`;
}

/** Failures that are ours: retried by themselves first, and they cost no quota. */
export function isOurFailure(code: FailureCode): boolean {
  return code === 'engine/crashed' || code === 'engine/overloaded' || code === 'engine/deadline';
}

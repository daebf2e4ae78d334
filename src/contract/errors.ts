import { chosenPageErrors } from './chosen-page-errors.ts';
import { factorErrors } from './factor-errors.ts';
import { handoverErrors } from './handover-errors.ts';
import { journeyErrors } from './journey/journey-errors.ts';
import { keyErrors } from './key-errors.ts';
import { lineupErrors } from './lineup-errors.ts';
import { organisationErrors } from './organisation-errors.ts';
import { signInErrors } from './sign-in-errors.ts';
import { siteErrors } from './site-errors.ts';
import { webhookErrors } from './webhook-errors.ts';
import { workErrors } from './work-errors.ts';

/**
 * Every refusal the product can give: stable code → HTTP status → French sentence.
 * `{name}` marks a value taken from `AppError.data`.
 */
export const errorTable = {
  'request/invalid': [400, 'La demande est incomplète ou mal formée : {detail}.'],
  'request/too-large': [413, 'La demande est trop volumineuse.'],
  'request/not-json': [400, 'La demande doit être au format JSON.'],
  'request/forbidden-origin': [403, 'Cette action doit partir du site Constat.'],
  'request/not-found': [404, 'Cette adresse n’existe pas.'],
  'request/method-not-allowed': [405, 'Cette action n’est pas possible à cette adresse.'],
  'request/too-many': [429, 'Trop de demandes à la suite. Patientez une minute, puis réessayez.'],
  'server/unexpected': [500, 'Un problème est survenu de notre côté. Réessayez dans un instant.'],
  'server/busy': [
    503,
    'Constat prépare déjà de nombreux rapports pour d’autres personnes. Réessayez dans {wait}.',
  ],
  'server/gave-up': [
    503,
    'Constat n’a pas pu préparer cette réponse : elle demandait trop de travail à notre serveur. Réessayez plus tard, ou écrivez-nous si cela se répète.',
  ],
  'server/unavailable': [503, 'Le service redémarre. Réessayez dans un instant.'],
  'auth/required': [401, 'Connectez-vous pour continuer.'],
  'auth/forbidden': [403, 'Cette page est réservée aux administrateurs.'],
  'auth/suspended': [403, 'Ce compte est suspendu. Écrivez-nous pour en savoir plus.'],
  'auth/email-not-verified': [403, 'Veuillez valider votre email avant de vous connecter.'],
  'auth/invalid-credential': [401, 'Adresse e-mail ou mot de passe incorrect.'],
  'auth/wrong-password': [403, 'Le mot de passe actuel est incorrect.'],
  'auth/same-email': [409, 'C’est déjà l’adresse de votre compte.'],
  'auth/email-taken': [409, 'Cette adresse est devenue celle d’un autre compte. Choisissez-en une autre.'],
  'auth/password-needed': [403, 'Indiquez le mot de passe de votre compte pour confirmer.'],
  'auth/invalid-token': [401, 'La connexion n’a pas pu être vérifiée. Reconnectez-vous.'],
  'auth/invalid-email': [400, 'Cette adresse e-mail n’est pas valide. Exemple : prenom@exemple.fr.'],
  'auth/weak-password': [400, 'Ce mot de passe est trop facile à deviner. {advice}'],
  'auth/wrong-sign-up-password': [403, 'Ce n’est pas le mot de passe choisi à l’inscription.'],
  'auth/too-many-requests': [429, 'Trop d’essais à la suite. Réessayez dans {wait}.'],
  'auth/too-many-mails': [
    429,
    'Plusieurs e-mails ont déjà été demandés pour cette adresse : regardez aussi dans les indésirables. Vous pourrez en demander un autre dans {wait}.',
  ],
  'auth/mails-paused': [
    429,
    'Trop d’e-mails sont demandés à Constat en ce moment, et celui-ci n’est pas parti. Réessayez dans {wait}.',
  ],
  'auth/domain-mails': [
    429,
    'Beaucoup d’e-mails ont été demandés vers les adresses de cette organisation, et celui-ci n’est pas parti. Réessayez dans {wait}.',
  ],
  'auth/too-many-accounts': [
    429,
    'Beaucoup de comptes ont été demandés depuis votre réseau aujourd’hui, et celui-ci n’a pas été créé. Réessayez dans {wait}, ou depuis un autre réseau.',
  ],
  'auth/account-tried': [
    429,
    'Trop de mots de passe ont été essayés pour ce compte. Réessayez dans {wait}, ou choisissez « Mot de passe oublié » : le lien que vous recevrez vous ouvrira ce navigateur tout de suite.',
  ],
  'auth/expired-link': [400, 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.'],
  'auth/network-request-failed': [
    503,
    'Le service de connexion ne répond pas. Vérifiez votre réseau et réessayez dans quelques minutes.',
  ],
  ...factorErrors,
  ...signInErrors,
  'target/empty': [400, 'Indiquez l’adresse du site à auditer, par exemple exemple.fr.'],
  'target/invalid': [400, 'Ceci n’est pas une adresse de site. Exemple : https://www.exemple.fr.'],
  'target/suggested': [400, 'Ceci n’est pas une adresse de site. Vouliez-vous dire {address} ?'],
  'target/email': [400, 'Ceci est une adresse e-mail. Vouliez-vous dire {address} ?'],
  'target/scheme': [400, 'Seules les adresses en http:// ou https:// peuvent être auditées.'],
  'target/credentials': [400, 'Retirez l’identifiant et le mot de passe de l’adresse.'],
  'target/private': [
    400,
    'Cette adresse désigne un réseau privé ou réservé : elle ne peut pas être auditée.',
  ],
  'target/denied': [400, 'L’exploitant de ce service a exclu cette adresse des audits.'],
  'target/port': [400, 'Ce port ne peut pas être audité. Ports acceptés : 80, 443, 8080 et 8443.'],
  'target/too-long': [400, 'Cette adresse est trop longue (2 000 caractères au plus).'],
  'audit/quota-reached': [
    409,
    'Vous avez utilisé vos {limit} audits du mois. De nouveaux audits seront disponibles le {date}.',
  ],
  'audit/too-many-at-once': [
    409,
    'Votre formule permet {limit} à la fois. Attendez la fin de l’audit en cours, ou annulez-le.',
  ],
  'audit/not-cancellable': [409, 'Cet audit est déjà terminé : il ne peut plus être annulé.'],
  'audit/not-retryable': [409, 'Seul un audit en échec peut être relancé.'],
  'audit/first-audits': [
    429,
    'Beaucoup de nouveaux comptes de votre organisation ont lancé leur premier audit aujourd’hui. Le vôtre pourra partir dans {wait} ; si vous ne pouvez pas attendre, écrivez-nous depuis la page Contact.',
  ],
  'audit/starts-limit': [
    429,
    'Vous avez démarré {limit}, annulations et relances comprises. Le prochain sera possible le {date}.',
  ],
  'audit/retries-limit': [
    429,
    'Vous avez relancé des audits {limit} en 24 heures. La prochaine relance sera possible le {date}.',
  ],
  'audit/failures-limit': [
    429,
    'Depuis 24 heures, {limit} à vous se sont arrêtés de notre côté : nous en cherchons la cause. Le prochain sera possible le {date}.',
  ],
  'audit/too-many-retries': [
    409,
    'Cet audit a déjà été relancé {limit}. Démarrez-en un nouveau, ou écrivez-nous si l’échec se répète.',
  ],
  'audit/site-busy': [
    409,
    '{limit} attendent déjà leur tour sur {host}. Pour ménager ce site, réessayez dans une heure. S’il est à vous, prouvez-le dans « Mon profil » : votre audit passera devant.',
  ],
  'audit/site-refuses': [
    403,
    'Le responsable de {host} refuse les audits demandés par d’autres. Si ce site est le vôtre, prouvez-le dans « Mon profil ».',
  ],
  ...chosenPageErrors,
  'audit/not-deletable': [409, 'Cet audit est encore en cours : annulez-le avant de le supprimer.'],
  'audit/profile-known': [
    409,
    'Cet audit a été fait pour un type de site : pour un autre, lancez un nouvel audit.',
  ],
  'report/removed': [
    410,
    'Ce rapport a été supprimé le {date}, au terme de la durée de conservation de votre formule. Ses scores restent.',
  ],
  'file/missing': [410, 'Cette image n’est plus disponible.'],
  'file/unavailable': [503, 'Ce fichier n’est pas disponible pour le moment. Réessayez dans un instant.'],
  'verification/no-such-finding': [404, 'Ce constat n’existe pas dans ce rapport, ou pas sur cette page.'],
  'verification/not-possible': [
    409,
    'Ce contrôle juge plusieurs pages ou fichiers du site ensemble : il se vérifie par un nouvel audit.',
  ],
  'verification/too-many-at-once': [
    409,
    '{limit} sont déjà en cours. Attendez quelques secondes la réponse de l’une d’elles.',
  ],
  'verification/day-limit': [
    409,
    'Vous avez fait vos {limit} des dernières 24 heures. La prochaine sera possible le {date}.',
  ],
  'verification/site-limit': [
    409,
    '{host} a déjà reçu {limit} dans l’heure. Pour le ménager, la prochaine sera possible le {date}.',
  ],
  'audit/domain-unproved': [
    403,
    'Prouvez d’abord que {host} est à vous, dans « Mon profil », pour passer outre robots.txt.',
  ],
  ...keyErrors,
  ...webhookErrors,
  'share/not-in-plan': [
    403,
    'Les liens de partage ne sont pas compris dans votre {plan}. Voyez les formules qui les comprennent.',
  ],
  'share/too-many': [
    409,
    'Ce rapport a déjà {limit} liens de partage. Révoquez-en un avant d’en créer un autre.',
  ],
  'share/revoked': [410, 'Ce lien de partage a été révoqué.'],
  'share/expired': [410, 'Ce lien de partage a expiré.'],
  'share/password-needed': [401, 'Ce lien de partage demande un mot de passe.'],
  'share/wrong-password': [403, 'Ce mot de passe n’est pas celui de ce lien.'],
  'share/too-many-tries': [
    429,
    'Trop de mots de passe ont été essayés pour ce lien. Patientez un quart d’heure, puis réessayez.',
  ],
  ...handoverErrors,
  'recipient/not-in-plan': [
    403,
    'Les destinataires supplémentaires ne sont pas compris dans votre {plan}. Voyez les formules qui les comprennent.',
  ],
  'recipient/too-many': [
    409,
    'Ce site a déjà {limit} destinataires. Retirez-en un avant d’en ajouter un autre.',
  ],
  'recipient/already-added': [409, 'Cette adresse est déjà dans la liste.'],
  'recipient/own': [409, 'C’est l’adresse de votre compte : vous recevez déjà ces résultats.'],
  'recipient/left': [409, 'Cette personne a demandé à ne plus recevoir ces e-mails.'],
  'schedule/not-in-plan': [
    403,
    'Les audits programmés ne sont pas compris dans votre {plan}. Voyez les formules qui les comprennent.',
  ],
  'schedule/too-many': [
    409,
    'Votre formule permet {limit}. Suspendez-en ou supprimez-en un, ou choisissez une formule plus large.',
  ],
  'decision/reason-length': [400, 'Donnez la raison, en 3 à 500 caractères.'],
  'decision/only-review': [
    400,
    '« Faux positif » ne vaut que pour un point « à vérifier ». Si vous tenez un défaut prouvé pour une erreur, choisissez « Contesté ».',
  ],
  'decision/only-defect': [
    400,
    '« Contesté » ne vaut que pour un défaut prouvé. Pour un point « à vérifier », choisissez « Faux positif ».',
  ],
  'decision/only-accessibility': [400, 'Une dérogation ne concerne que l’accessibilité.'],
  'decision/motive-needed': [400, 'Choisissez le motif de la dérogation.'],
  'decision/taken-by-needed': [400, 'Indiquez qui prend ce risque, en 2 à 120 caractères.'],
  'decision/until-needed': [400, 'Un risque est accepté jusqu’à une date : indiquez-la.'],
  'decision/until-wrong': [400, 'Choisissez une date à venir, dans cinq ans au plus.'],
  'decision/no-component': [400, 'Cet endroit n’est dans aucun composant commun à plusieurs pages.'],
  'decision/already-decided': [
    409,
    '{name} a décidé avant vous, le {date} : {label} (« {reason} »). Relisez cette décision, puis remplacez-la si vous le souhaitez.',
  ],
  'decision/too-many': [409, 'Ce site a déjà {limit}. Annulez-en une avant d’en ajouter une autre.'],
  ...siteErrors,
  ...organisationErrors,
  ...workErrors,
  ...journeyErrors,
  ...lineupErrors,
  'idempotency/in-flight': [
    409,
    'La même demande est en cours. Réessayez dans un instant avec la même clé d’idempotence.',
  ],
  'idempotency/conflict': [422, 'Cette clé d’idempotence a déjà servi pour une autre demande.'],
  'plan/feature-missing': [403, 'Cet export n’est pas compris dans votre {plan}.'],
  'brand/not-in-plan': [403, 'Votre nom et votre logo sur le PDF ne sont pas compris dans votre {plan}.'],
  'brand/bad-logo': [
    400,
    'Ce logo ne peut pas être utilisé. Choisissez une image PNG ou JPEG de 200 ko et de 2 000 pixels de côté au plus.',
  ],
  'plan/already-requested': [409, 'Votre demande est déjà enregistrée. Nous revenons vers vous par e-mail.'],
  'plan/unknown': [400, 'Cette formule n’existe pas.'],
  'plan/current': [409, 'Cette formule est déjà la vôtre.'],
  'plan/smaller': [409, 'Votre {plan} comprend déjà tout cela.'],
  'plan/paid': [
    409,
    'Cette personne paie la {plan} : choisissez une formule plus large, ou mettez fin à son abonnement chez Stripe.',
  ],
  'billing/not-offered': [
    409,
    'Les formules ne se paient pas en ligne ici : demandez-en une, un administrateur vous répond.',
  ],
  'billing/no-subscription': [409, 'Vous n’avez pas d’abonnement à gérer.'],
  'billing/unreachable': [
    503,
    'Le service de paiement ne répond pas. Rien n’a été débité et votre formule ne change pas : réessayez dans quelques minutes.',
  ],
  'billing/bad-signature': [400, 'Cet événement n’est pas signé par Stripe, ou il est trop ancien.'],
  'plan/request-closed': [409, 'Cette demande a déjà reçu une réponse.'],
  'admin/own-account': [409, 'Vous ne pouvez pas suspendre votre propre compte ni changer ses droits.'],
  'mail/not-resendable': [409, 'Ce message ne peut pas être renvoyé.'],
  'profile/invalid': [400, 'Le profil n’a pas été enregistré : {detail}.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errorTable;

const brand = Symbol.for('constat.app-error');

/** A refusal with a stable code. Services throw it; the HTTP edge turns it into `{error: {code, message}}`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: Readonly<Record<string, string | number>>;
  /** The request field the sentence belongs to, for forms. */
  readonly field: string | undefined;

  constructor(
    code: ErrorCode,
    options: { cause?: unknown; data?: Record<string, string | number>; field?: string } = {},
  ) {
    const [status, template] = errorTable[code];
    super(fillTemplate(template, options.data ?? {}), { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.data = options.data ?? {};
    this.field = options.field;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** True across bundles: the class may exist twice in one process (server and web bundle). */
export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && brand in error;
}

/** Replaces each `{name}` by its value; an unknown name stays visible so that a test catches it. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{([a-zA-Z]\w*)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

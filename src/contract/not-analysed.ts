/**
 * What becomes of an address that was not analysed. `unread`: a page is there, or may be, and something kept us from
 * reading it: scores count it at its worst. `beyond`: left out as asked (limit, exclusions, robots.txt, a login).
 * `no-page`: nothing of its own to read.
 */
export type PageFate = 'unread' | 'beyond' | 'no-page';

/** Why a page was not analysed, in French, and what that makes of it; apart, so that pages do not ship the schemas. */
export const notAnalysedFates = {
  limit: ['au-delà du nombre de pages demandé', 'beyond'],
  robots: ['interdite par robots.txt', 'beyond'],
  excluded: ['exclue à votre demande', 'beyond'],
  timeout: ['délai dépassé', 'unread'],
  // An answer in error has rules of its own: broken links, errors of the server.
  'http-error': ['réponse en erreur', 'no-page'],
  download: ['propose un téléchargement', 'no-page'],
  'not-html': ['n’est pas une page HTML', 'no-page'],
  redirect: ['redirige vers une autre page ou un autre site', 'no-page'],
  blocked: ['visite bloquée par le site', 'unread'],
  login: ['demande une connexion', 'beyond'],
  crash: ['le navigateur s’est arrêté sur cette page', 'unread'],
  // It had answered; what it does then has no end.
  hung: ['occupe le navigateur sans fin', 'unread'],
  // A process or a machine of ours: the page is innocent.
  incident: ['incident de notre côté', 'unread'],
  'too-large': ['page trop volumineuse', 'unread'],
  network: ['erreur réseau', 'unread'],
  private: ['mène à un réseau privé', 'unread'],
  duplicate: ['même contenu qu’une page déjà analysée', 'no-page'],
  cancelled: ['audit annulé avant sa visite', 'unread'],
  // A step of it could not be made; the page it would have led to is unknown.
  journey: ['étape de parcours non atteinte', 'beyond'],
  // Known, wanted and never tried.
  'not-reached': ['l’audit s’est terminé avant sa visite', 'unread'],
} as const satisfies Readonly<Record<string, readonly [string, PageFate]>>;
export type NotAnalysedReason = keyof typeof notAnalysedFates;

/** The words of each reason. */
export const notAnalysedReasons = Object.fromEntries(
  Object.entries(notAnalysedFates).map(([reason, [words]]) => [reason, words]),
) as Readonly<Record<NotAnalysedReason, string>>;

/** What the reason makes of the address. */
export const fateOf = (reason: NotAnalysedReason): PageFate => notAnalysedFates[reason][1];

/** Chromium’s words for what went wrong below HTTP, by the code they begin with. */
const networkWords: readonly (readonly [string, string])[] = [
  ['ERR_CERT_DATE_INVALID', 'certificat expiré ou pas encore valable'],
  ['ERR_CERT_COMMON_NAME_INVALID', 'certificat d’un autre domaine'],
  ['ERR_CERT_AUTHORITY_INVALID', 'certificat d’une autorité inconnue'],
  ['ERR_CERT_', 'certificat refusé'],
  ['ERR_SSL_', 'connexion sécurisée impossible'],
  ['ERR_BAD_SSL_', 'connexion sécurisée impossible'],
  ['ERR_NAME_NOT_RESOLVED', 'nom de domaine introuvable'],
  ['ERR_CONNECTION_REFUSED', 'connexion refusée par le serveur'],
  ['ERR_ADDRESS_UNREACHABLE', 'serveur injoignable'],
  ['ERR_CONNECTION_', 'connexion interrompue par le serveur'],
  ['ERR_TUNNEL_CONNECTION_FAILED', 'connexion au serveur impossible'],
  ['ERR_EMPTY_RESPONSE', 'réponse vide ou illisible'],
  ['ERR_INVALID_', 'réponse illisible'],
  ['ERR_RESPONSE_HEADERS_TOO_BIG', 'en-têtes de réponse de plus de 256 Kio, que Chrome refuse'],
  ['ERR_RESPONSE_HEADERS_', 'en-têtes de réponse illisibles'],
  ['ERR_INCOMPLETE_CHUNKED_ENCODING', 'réponse interrompue avant la fin'],
  ['ERR_CONTENT_LENGTH_MISMATCH', 'réponse interrompue avant la fin'],
  ['ERR_CONTENT_DECODING_', 'compression illisible'],
  ['ERR_HTTP2_', 'échange HTTP/2 interrompu'],
  ['ERR_TOO_MANY_REDIRECTS', 'trop de redirections'],
  ['ERR_TIMED_OUT', 'sans réponse'],
  ['ERR_', 'échange interrompu'],
];

/** Said of an incident where that was the cause. */
export const busyMachine = 'machine trop occupée';

/** The reason and what is known of it, for a person: no code of the browser. */
export function notAnalysedWords({
  reason,
  detail = '',
}: {
  readonly reason: NotAnalysedReason;
  readonly detail?: string | undefined;
}): string {
  const code = /\bnet::(ERR_[A-Z0-9_]+)/.exec(detail)?.[1];
  const known = code ? networkWords.find(([start]) => code.startsWith(start))?.[1] : detail;
  // What a browser or a process says at its end is for the log.
  const silent = reason === 'crash' || (reason === 'incident' && known !== busyMachine);
  const told = silent ? '' : known;
  return told ? `${notAnalysedReasons[reason]} (${told})` : notAnalysedReasons[reason];
}

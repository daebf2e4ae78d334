/** Why a page was not analysed; apart, so that pages do not ship the schemas. */
export const notAnalysedReasons = {
  limit: 'au-delà du nombre de pages demandé',
  robots: 'interdite par robots.txt',
  excluded: 'exclue à votre demande',
  timeout: 'délai dépassé',
  'http-error': 'réponse en erreur',
  'not-html': 'n’est pas une page HTML',
  redirect: 'redirige vers une autre page ou un autre site',
  blocked: 'visite bloquée par le site',
  login: 'demande une connexion',
  crash: 'le navigateur s’est arrêté sur cette page',
  'too-large': 'page trop volumineuse',
  network: 'erreur réseau',
  private: 'mène à un réseau privé',
  duplicate: 'même contenu qu’une page déjà analysée',
  cancelled: 'audit annulé avant sa visite',
} as const;
export type NotAnalysedReason = keyof typeof notAnalysedReasons;

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
  // What a crashed browser says is for the log.
  const told = reason === 'crash' ? '' : known;
  return told ? `${notAnalysedReasons[reason]} (${told})` : notAnalysedReasons[reason];
}

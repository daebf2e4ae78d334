/** `queued` and `running` until it is settled, once. */
export const verificationStates = ['queued', 'running', 'done'] as const;

/** What a verification answers. */
export const verificationOutcomes = {
  fixed: 'Corrigé',
  still: 'Toujours là',
  unreachable: 'Page injoignable',
  unverifiable: 'Non vérifiable',
} as const;
export type VerificationOutcome = keyof typeof verificationOutcomes;

/** Why a page was out of reach, or why nothing sure can be said. */
export const verificationReasons = {
  'unknown-domain': 'ce nom de domaine n’existe plus ou ne répond pas',
  refused: 'le serveur refuse la connexion',
  timeout: 'le site n’a pas répondu à temps',
  'no-server': 'nous n’arrivons pas à joindre le serveur',
  'empty-answer': 'le serveur ferme la connexion sans rien répondre',
  'cut-off': 'le serveur coupe la connexion avant la fin de sa réponse',
  unreadable: 'le serveur envoie une réponse qu’un navigateur ne sait pas lire',
  attachment: 'cette adresse propose maintenant un téléchargement',
  'too-heavy': 'la page est trop lourde pour être lue',
  hung: 'la page occupe le navigateur sans fin',
  'file-hangs': 'un fichier du site occupe notre analyse sans fin',
  'page-crash': 'le navigateur s’arrête de lui-même sur cette page',
  'http-error': 'le serveur répond par une erreur',
  'not-html': 'cette adresse ne renvoie plus une page web',
  moved: 'cette adresse mène à une autre page',
  'redirect-loop': 'le site redirige sans fin',
  tls: 'la connexion sécurisée a échoué',
  login: 'la page demande maintenant une connexion',
  blocked: 'le site bloque les visites automatiques',
  private: 'cette adresse mène maintenant à un réseau privé',
  'opted-out': 'le responsable de ce site refuse les audits demandés par d’autres',
  robots: 'robots.txt interdit maintenant la visite de cette page',
  late: 'la vérification a dépassé le temps permis',
  crashed: 'la vérification a été interrompue de notre côté',
  untested: 'le contrôle n’a pas pu être fait',
  'several-pages': 'ce contrôle juge plusieurs pages ensemble ; relancez un audit',
  'list-cut': 'trop d’endroits se ressemblent sur cette page pour reconnaître celui-ci avec certitude',
  rewritten:
    'cet endroit n’est plus reconnaissable, et un nouvel endroit de la page a le même défaut : c’est peut-être lui, réécrit',
  'page-unknown': 'ce rapport ne dit pas sur quelle page ce défaut a été vu ; relancez un audit',
} as const;
export type VerificationReason = keyof typeof verificationReasons;

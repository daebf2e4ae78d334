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

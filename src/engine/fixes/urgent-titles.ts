/** What to do about the rules that stand alone and come first, in few words. */
export const urgentTitles: Readonly<Record<string, string>> = {
  'sec-secret-dans-code': 'Révoquer la clé secrète lisible dans la page',
  'sec-fichier-env': 'Retirer le fichier de réglages secrets (.env) accessible à tous',
  'sec-fichier-git': 'Fermer l’accès au dossier .git',
  'sec-fichier-sauvegarde': 'Retirer la sauvegarde téléchargeable par tous',
  'rgaa-flash': 'Supprimer le clignotement qui peut déclencher une crise d’épilepsie',
  'seo-erreurs-serveur': 'Réparer ce qui est en erreur',
  'sec-script-tiers-http': 'Charger les scripts des autres sites en HTTPS',
  'sec-contenu-mixte-actif': 'Charger en HTTPS tout ce que les pages exécutent',
  'sec-cname-pendant': 'Supprimer le sous-domaine qui mène à un service abandonné',
  'seo-noindex-involontaire': 'Rouvrir aux moteurs de recherche les pages importantes',
};

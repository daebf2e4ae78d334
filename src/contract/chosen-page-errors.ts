/** What lists of pages and samples are refused for: a part of `errorTable`. */
export const chosenPageErrors = {
  'list/empty': [400, 'Cette liste ne contient aucune adresse. Indiquez une adresse par ligne.'],
  'list/too-long': [413, 'Une liste peut avoir {limit} lignes au plus : la vôtre en a {count}.'],
  'list/refused': [400, 'La ligne {line} de la liste ne peut pas être auditée : {reason}'],
  'list/over-plan': [409, 'Votre formule permet {limit} par audit, et votre liste en a {count}.'],
  'list/no-sitemap': [400, 'Aucun plan de site n’a pu être lu à cette adresse : {reason}.'],
  'list/sitemap-elsewhere': [400, 'Ce plan de site n’est pas sur {host} : indiquez celui du site à auditer.'],
  'sample/name': [400, 'Ce nom d’échantillon ne convient pas : {reason}.'],
  'sample/name-taken': [409, 'Ce site a déjà un échantillon nommé « {name} ». Choisissez un autre nom.'],
  'sample/empty': [400, 'Cet échantillon n’a aucune page. Ajoutez-en une au moins.'],
  'sample/refused': [400, 'La page {line} de l’échantillon ne peut pas être gardée : {reason}'],
  'sample/journey-unknown': [
    400,
    'Un parcours de cet échantillon n’existe pas, ou n’existe plus, pour ce site. Rechargez la page, puis choisissez-en d’autres.',
  ],
  'sample/over-plan': [409, 'Votre formule permet {limit} par audit, et cet échantillon en a {count}.'],
  'sample/too-many': [409, 'Un compte peut garder {limit} échantillons. Supprimez-en un d’abord.'],
  'sample/changed': [
    409,
    'Cet échantillon a été enregistré ailleurs entre-temps : il en est à la version {version}, et vous avez modifié la version {edited}. Rien n’est perdu : vos changements restent à l’écran.',
  ],
  'sample/scheduled': [
    409,
    'Cet échantillon sert à {count}. Supprimez-les ou donnez-leur d’autres pages avant de le supprimer.',
  ],
  'sample/unknown': [404, 'Cet échantillon n’existe pas, ou n’existe plus. Choisissez-en un autre.'],
  'sample/other-site': [400, 'Cet échantillon est celui de {host} : indiquez l’adresse de ce site.'],
} as const;

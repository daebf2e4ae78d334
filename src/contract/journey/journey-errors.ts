/** Refusals about journeys: as `errorTable`. */
export const journeyErrors = {
  'journey/refused': [400, '{why}'],
  'journey/name-missing': [400, 'Donnez un nom à ce parcours et à chaque état à juger.'],
  'journey/name-taken': [409, 'Ce site a déjà un parcours de ce nom. Choisissez-en un autre.'],
  'journey/too-many': [409, 'Ce site a déjà {limit} parcours. Supprimez-en un avant d’en ajouter un autre.'],
  'journey/not-proved': [
    409,
    'Un parcours n’est gardé et rejoué que sur un domaine prouvé. Prouvez-le dans « Mon profil », puis réessayez.',
  ],
  'journey/version-unknown': [
    404,
    'La version {version} de ce parcours n’est plus gardée. Choisissez-en une autre.',
  ],
  'journey/changed': [409, 'Ce parcours a été modifié entre-temps. Rechargez la page, puis recommencez.'],
} as const;

/** What sites side by side are refused for: a part of `errorTable`. */
export const lineupErrors = {
  'lineup/name': [400, 'Donnez un nom à cette comparaison, en {limit} caractères au plus.'],
  'lineup/name-taken': [409, 'Vous avez déjà une comparaison nommée « {name} ». Choisissez un autre nom.'],
  'lineup/too-few': [400, 'Choisissez au moins {limit} sites à mettre côte à côte.'],
  'lineup/too-many-sites': [400, 'Choisissez {limit} sites au plus : vous en avez indiqué {count}.'],
  'lineup/same-site': [400, 'Deux de ces adresses mènent au même site, {host}. Gardez-en une.'],
  'lineup/address': [400, 'L’adresse « {address} » ne convient pas : {reason}'],
  'lineup/too-many': [409, 'Un compte peut garder {limit} comparaisons. Supprimez-en une d’abord.'],
} as const;

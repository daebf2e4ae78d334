/** Refusals about fixes that somebody is to mend, and comments on them; part of `errorTable`. */
export const workErrors = {
  'work/unknown-fix': [
    409,
    'Ce correctif n’est pas, ou n’est plus, dans ce rapport. Rechargez la page, puis choisissez à nouveau.',
  ],
  'work/unknown-person': [
    400,
    'Cette personne ne peut pas corriger ce site : elle n’est plus dans l’organisation, ne voit pas ce site ou peut seulement le lire. Choisissez quelqu’un d’autre.',
  ],
  'work/unknown-mention': [
    400,
    'Une des personnes mentionnées ne voit pas ce site : elle ne pourrait pas lire votre commentaire. Retirez-la, ou donnez-lui d’abord accès au site.',
  ],
  'work/due-wrong': [400, 'Choisissez une échéance entre aujourd’hui et dans deux ans.'],
  'work/overtaken': [
    409,
    'Quelqu’un a changé ce correctif entre-temps. Voici où il en est : changez-le encore si c’est nécessaire.',
  ],
  'work/too-many': [
    409,
    'Ce site a déjà {limit} correctifs suivis. Attendez qu’un audit en ferme, ou videz ceux qui ne servent plus.',
  ],
  'comment/length': [400, 'Écrivez un commentaire, en {limit} caractères au plus.'],
  'comment/too-many': [
    409,
    'Ce correctif a déjà {limit} commentaires. Supprimez-en avant d’en ajouter un autre.',
  ],
  'comment/too-many-mentions': [400, 'Un commentaire peut mentionner {limit} personnes au plus.'],
  'comment/too-late': [
    409,
    'Un commentaire se modifie pendant {limit}. Ajoutez-en un autre pour le corriger.',
  ],
  'comment/not-yours': [403, 'Seule la personne qui a écrit ce commentaire peut le modifier.'],
} as const satisfies Record<string, readonly [number, string]>;

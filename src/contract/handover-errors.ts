/** Refusals about fixes sent to a provider; part of `errorTable`. */
export const handoverErrors = {
  'handover/no-fix': [400, 'Choisissez au moins un correctif à envoyer.'],
  'handover/too-many-fixes': [
    400,
    'Un envoi peut contenir {limit} correctifs au plus. Retirez-en, ou faites deux envois.',
  ],
  'handover/too-much': [
    400,
    'Cet envoi est trop grand : 40 correctifs et un message de 1 000 caractères au plus. Choisissez à nouveau.',
  ],
  'handover/unknown-fix': [
    409,
    'Un des correctifs choisis n’est pas, ou n’est plus, dans ce rapport. Rechargez la page, puis choisissez à nouveau.',
  ],
  'handover/message-length': [400, 'Votre message peut avoir {limit} caractères au plus.'],
  'handover/too-many': [
    409,
    'Ce rapport a déjà {limit} envois dont le lien fonctionne. Révoquez-en un avant d’en faire un autre.',
  ],
  'handover/refused': [409, 'Cette personne a demandé à ne plus recevoir vos envois.'],
  'handover/day-limit': [
    429,
    'Vous avez fait vos {limit} envois des dernières 24 heures. Le prochain sera possible dans {wait}.',
  ],
  'handover/new-addresses': [
    429,
    'Vous avez écrit aujourd’hui à {limit} adresses nouvelles. La prochaine sera possible dans {wait}.',
  ],
  'handover/revoked': [
    410,
    'La personne qui vous avait envoyé ce plan a fermé ce lien. Demandez-lui un nouvel envoi s’il vous est encore utile.',
  ],
  'handover/ended': [409, 'Ce lien est révoqué, et ne se rétablit pas. Faites un nouvel envoi.'],
  'handover/expired': [
    410,
    'Ce lien a expiré. Demandez à la personne qui vous l’a envoyé de vous le renvoyer : vos marques et vos commentaires sont conservés.',
  ],
  'handover/note-length': [400, 'Le commentaire peut avoir {limit} caractères au plus. Raccourcissez-le.'],
  'handover/overtaken': [
    409,
    'Quelqu’un a changé l’état de ce correctif entre-temps. Voici où il en est : changez-le encore si c’est nécessaire.',
  ],
  'handover/not-done': [409, 'Marquez d’abord ce correctif « fait », puis demandez sa vérification.'],
  'handover/not-verifiable': [
    409,
    'Ce correctif se juge sur plusieurs pages ou fichiers ensemble : le prochain audit du site le dira.',
  ],
  'handover/owner-limit': [
    429,
    'Les vérifications de la personne qui vous a envoyé ce plan sont épuisées pour aujourd’hui. Réessayez demain ; votre marque est enregistrée.',
  ],
  'handover/link-limit': [
    429,
    'Ce lien a déjà lancé {limit} vérifications. La prochaine sera possible dans {wait}.',
  ],
} as const satisfies Record<string, readonly [number, string]>;

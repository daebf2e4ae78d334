/** Refusals about API keys; part of `errorTable`. */
export const keyErrors = {
  'key/invalid': [401, 'Cette clé d’API n’existe pas, a expiré ou a été révoquée.'],
  'key/not-accepted': [403, 'Cet appel n’accepte pas de clé d’API : il se fait depuis le site Constat.'],
  'key/scope': [403, 'Cette clé d’API a la portée « {held} » : cet appel demande « {needed} ».'],
  'key/not-in-plan': [
    403,
    'Les clés d’API ne sont pas comprises dans votre {plan}. Voyez les formules qui les comprennent.',
  ],
  'key/maker-without-factor': [
    403,
    'L’organisation demande une deuxième étape de connexion à ses membres, et la personne qui a créé cette clé d’API n’en a pas. Elle doit l’ajouter à son compte, ou un autre membre créer une nouvelle clé.',
  ],
  'key/too-many': [409, 'Vous avez déjà {limit} clés d’API. Révoquez-en une avant d’en créer une autre.'],
} as const;

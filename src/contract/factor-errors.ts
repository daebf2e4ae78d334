/** Refusals of second factors and of the second step of a sign-in. */
export const factorErrors = {
  'factor/required': [
    403,
    'Protégez d’abord votre compte par une deuxième étape : c’est demandé pour continuer.',
  ],
  'factor/confirm-needed': [403, 'Confirmez d’abord que c’est bien vous.'],
  'factor/step-over': [
    401,
    'Cette connexion a expiré ou a connu trop d’essais. Recommencez avec votre mot de passe.',
  ],
  'factor/wrong-code': [
    403,
    'Ce code est incorrect ou a déjà servi. Attendez le code suivant de votre application, ou utilisez un code de secours.',
  ],
  'factor/challenge-over': [400, 'La demande a expiré. Recommencez.'],
  'factor/passkey-refused': [
    403,
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  ],
  'factor/passkey-known': [409, 'Cette clé d’accès est déjà enregistrée.'],
  'factor/no-domain': [
    409,
    'Les clés d’accès demandent un nom de domaine : ce service est ouvert par une adresse IP. Sur cette machine, ouvrez-le par localhost.',
  ],
  'factor/too-many': [409, 'Un compte a {limit} moyens au plus. Retirez-en un d’abord.'],
  'factor/last-required': [
    409,
    'Votre compte doit garder une deuxième étape. Ajoutez un autre moyen avant de retirer celui-ci.',
  ],
  'factor/none': [409, 'Ce compte n’a pas de deuxième étape.'],
  'factor/reset-waits': [409, 'Une réinitialisation est déjà demandée pour ce compte.'],
} as const;

/** Refusals of sign-ins by somebody else’s provider: as `errorTable`. `{provider}` is the label of its button. */
export const signInErrors = {
  'auth/provider-unavailable': [
    503,
    '{provider} ne répond pas en ce moment. Réessayez dans un instant, ou connectez-vous avec votre mot de passe.',
  ],
  'auth/provider-refused': [
    403,
    'La connexion par {provider} n’a pas abouti : elle a été refusée ou interrompue. Recommencez.',
  ],
  'auth/provider-expired': [
    400,
    'Cette connexion a expiré, a déjà servi ou a commencé dans un autre navigateur. Recommencez d’ici.',
  ],
  'auth/provider-invalid': [
    403,
    'La réponse de {provider} n’a pas pu être vérifiée, et rien n’a été ouvert. Recommencez ; si cela se répète, écrivez-nous.',
  ],
  'auth/second-factor-needed': [
    403,
    'Un second facteur est exigé ici, et {provider} n’en a pas constaté. Activez-le chez le fournisseur d’identité de votre organisation, puis recommencez.',
  ],
  'auth/no-siret': [
    403,
    '{provider} n’a pas transmis de SIRET valide pour votre organisation. Demandez à votre service informatique de le renseigner chez son fournisseur d’identité, puis recommencez.',
  ],
  'auth/no-email': [
    403,
    '{provider} n’a pas transmis votre adresse e-mail. Autorisez-en la transmission, ou demandez-la à votre service informatique, puis recommencez.',
  ],
  'auth/provider-account': [
    403,
    'Ce compte {provider} n’est pas celui d’une organisation admise ici. Choisissez un autre compte, ou connectez-vous avec votre mot de passe.',
  ],
  'auth/link-first': [
    409,
    'Un compte existe déjà avec cette adresse. Connectez-vous une fois à ce compte dans l’heure : {provider} y sera lié.',
  ],
  'auth/prove-address': [
    409,
    '{provider} ne garantit pas que cette adresse est la vôtre. Connectez-vous dans l’heure au compte qui la porte, ou créez-le et validez-le par notre message : {provider} y sera lié.',
  ],
  'auth/sign-in-again': [
    403,
    'Pour lier une identité, déconnectez-vous puis reconnectez-vous : votre session a plus de quinze minutes.',
  ],
  'auth/link-taken': [409, 'Cette identité {provider} est déjà liée à un autre compte.'],
  'auth/last-way-in': [
    409,
    'C’est votre seul moyen de vous connecter. Liez d’abord un autre fournisseur, ou choisissez un mot de passe : déconnectez-vous, puis « Mot de passe oublié ».',
  ],
  'auth/provider-only': [
    403,
    'Les adresses de votre organisation se connectent par {provider}. Utilisez son bouton.',
  ],
} as const;

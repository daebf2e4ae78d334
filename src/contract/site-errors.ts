/** Refusals about the domains and the accesses of sites: as `errorTable`. */
export const siteErrors = {
  'access/not-proved': [
    409,
    'Un accès n’est gardé et envoyé que pour un domaine prouvé. Prouvez-le dans « Mon profil », puis réessayez.',
  ],
  'access/empty': [
    400,
    'Indiquez un nom et un mot de passe, un en-tête, un cookie ou une connexion par formulaire.',
  ],
  'access/cannot-hide': [
    400,
    'Chaque valeur secrète doit avoir huit caractères au moins, ne pas être un simple mot et ne pas figurer dans l’adresse : sinon elle ne peut pas être masquée à coup sûr dans les rapports. Changez-la d’abord sur votre site.',
  ],
  'access/sign-in-refused': [400, '{why}'],
  'access/unreadable': [
    409,
    'Cet accès ne peut plus être lu sur cette installation. Saisissez-le de nouveau.',
  ],
  'access/refused-twice': [
    409,
    'Le site a refusé deux fois cet accès : nous ne l’envoyons plus, pour ne bloquer aucun compte. Remplacez-le.',
  ],
  'domain/already-added': [409, 'Ce domaine est déjà dans votre liste.'],
  'domain/shared-suffix': [
    400,
    '{host} est une extension partagée par de nombreux sites. Indiquez le nom complet de votre site.',
  ],
  'domain/too-many': [409, 'Vous avez déjà {limit} domaines. Retirez-en un avant d’en ajouter un autre.'],
  'share/protected-pages': [
    409,
    'Ce rapport montre des pages protégées par un accès. Confirmez que vous voulez les montrer à d’autres.',
  ],
} as const;

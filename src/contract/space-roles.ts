/** What somebody is in a space, the most first; a client stands apart: they see the sites they are given. */
export const spaceRoles = ['owner', 'admin', 'member', 'reader', 'client'] as const;
export type SpaceRole = (typeof spaceRoles)[number];
/** A role that a rule may ask for at least. */
export type StaffRole = Exclude<SpaceRole, 'client'>;

export const spaceRoleWords: Readonly<Record<SpaceRole, { readonly label: string; readonly means: string }>> =
  {
    owner: {
      label: 'Propriétaire',
      means: 'Tout faire, la formule, les factures et la suppression de l’organisation comprises.',
    },
    admin: {
      label: 'Administrateur',
      means: 'Travailler, et gérer les membres, les clés d’API, les webhooks et les domaines.',
    },
    member: { label: 'Membre', means: 'Auditer, décider, programmer, partager.' },
    reader: { label: 'Lecteur', means: 'Lire tous les rapports, sans rien changer.' },
    client: { label: 'Client', means: 'Voir les rapports des sites qui lui sont confiés, et rien d’autre.' },
  };

const staff: readonly SpaceRole[] = ['reader', 'member', 'admin', 'owner'];

/** Whether that role may do what asks for another; a client never. */
export const roleCovers = (held: SpaceRole, asked: SpaceRole): boolean =>
  held !== 'client' && staff.indexOf(held) >= staff.indexOf(asked);

/** Roles that somebody of that role may give, change and take away: never more than they have. */
export const rolesGivenBy = (held: SpaceRole): readonly SpaceRole[] =>
  held === 'owner' ? spaceRoles : held === 'admin' ? spaceRoles.filter((role) => role !== 'owner') : [];

export type InvitationAnswer = 'accepted' | 'declined' | 'withdrawn' | 'replaced';
export const invitationDays = 7;

export type JoinAnswer = 'accepted' | 'refused';
/** Days that an organisation has to answer who asks to join, and that who was refused waits to ask again. */
export const joinRequestDays = 14;
/** Organisations that one person may ask in a day. */
export const mostJoinRequests = 3;
/** Days between the word that members must have a second factor and the day it counts. */
export const factorNoticeDays = 7;

/** What the journal of an organisation tells, in words. */
export const organisationActs = {
  created: 'a créé l’organisation',
  renamed: 'a renommé l’organisation',
  invited: 'a invité',
  'invitation-withdrawn': 'a retiré l’invitation de',
  joined: 'a rejoint l’organisation',
  'invitation-declined': 'a décliné l’invitation',
  'join-asked': 'a demandé à rejoindre l’organisation',
  'join-accepted': 'a accepté la demande de',
  'join-refused': 'a refusé la demande de',
  'sign-in-changed': 'a changé la connexion des adresses de',
  'siret-changed': 'a changé le SIRET de l’organisation',
  'factor-required': 'a demandé une deuxième étape de connexion aux membres, à partir du',
  'factor-optional': 'ne demande plus de deuxième étape de connexion aux membres',
  'role-changed': 'a changé les droits de',
  removed: 'a retiré',
  left: 'a quitté l’organisation',
  'site-offered': 'a proposé de transférer le site',
  'site-transferred': 'a reçu le site',
  'site-kept': 'a retiré la proposition de transfert du site',
  'fixes-left': 'a laissé sans personne les correctifs confiés à',
} as const;
export type OrganisationAct = keyof typeof organisationActs;

export const organisationNameLength = 80;
/** Organisations that one account may have made and still owns. */
export const mostOrganisations = 5;
/** Journal: how long it is kept, in days. */
export const organisationEventDays = 365;

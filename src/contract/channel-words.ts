/** Rooms of people that are told of events in words; `webhook`, a program that is told in JSON, signed. */
export const channelKinds = ['webhook', 'slack', 'teams', 'mattermost', 'matrix'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** What each is called, and what is to be given of it. */
export const channelWords: Readonly<
  Record<ChannelKind, { readonly label: string; readonly address: string; readonly example: string }>
> = {
  webhook: {
    label: 'Un serveur (webhook signé)',
    address: 'l’adresse https de votre serveur',
    example: 'https://outils.exemple.fr/constat',
  },
  slack: {
    label: 'Slack',
    address: 'l’adresse d’un webhook entrant de Slack',
    example: 'https://hooks.slack.com/services/T…/B…/…',
  },
  teams: {
    label: 'Microsoft Teams',
    address: 'l’adresse d’un flux de travail (« Lors de la réception d’une demande de webhook Teams »)',
    example: 'https://….environment.api.powerplatform.com/powerautomate/…',
  },
  mattermost: {
    label: 'Mattermost',
    address: 'l’adresse d’un webhook entrant de Mattermost',
    example: 'https://mattermost.exemple.fr/hooks/…',
  },
  matrix: {
    label: 'Tchap ou Matrix',
    address: 'l’adresse du serveur Matrix du robot',
    example: 'https://matrix.agent.exemple.tchap.gouv.fr',
  },
};

/** Of a bot of Matrix. */
export const longestChannelToken = 1_000;
export const longestRoom = 255;
/** Sites that one address may be told of; none named: all. */
export const mostChannelHosts = 100;

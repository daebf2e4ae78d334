/** What goes on opening something of an account when its sessions have ended, and its words. */
export const accessLabels = {
  keys: { one: 'clé d’API', many: 'clés d’API', choice: 'mes clés d’API' },
  webhooks: { one: 'webhook', many: 'webhooks', choice: 'mes webhooks (vous pourrez les réactiver)' },
  shares: { one: 'lien de partage', many: 'liens de partage', choice: 'mes liens de partage' },
  recipients: {
    one: 'destinataire des résultats',
    many: 'destinataires des résultats',
    choice: 'les destinataires de mes résultats',
  },
} as const;
export type AccessKind = keyof typeof accessLabels;
export const accessKinds = Object.keys(accessLabels) as AccessKind[];

/**
 * What a new password closes unless told otherwise: a key does what a session does. The others show what their owner
 * chose to show.
 */
export const closedByDefault: readonly AccessKind[] = ['keys'];

/** One thing that is open. */
export interface OpenAccess {
  readonly kind: AccessKind;
  /** What its owner knows it by: the name of a key, a host, an address. */
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

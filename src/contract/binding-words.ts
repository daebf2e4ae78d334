/** What a finding binds by, the strongest first. */
export const bindings = {
  duty: 'Obligation',
  authority: 'Recommandation d’une autorité',
  standard: 'Norme ou référentiel',
  usage: 'Usage',
} as const;
export type Binding = keyof typeof bindings;
export const bindingIds = Object.keys(bindings) as [Binding, ...Binding[]];

/** What is at stake in a defect: each is one of them, by `stakeOf` (docs/scoring.md). */
export const stakes = {
  duty: { one: 'obligation non tenue', many: 'obligations non tenues', filter: 'Obligations non tenues' },
  risk: { one: 'risque', many: 'risques', filter: 'Risques' },
  improvement: { one: 'amélioration', many: 'améliorations', filter: 'Améliorations' },
} as const;
export type Stake = keyof typeof stakes;
export const stakeIds = Object.keys(stakes) as [Stake, ...Stake[]];

/**
 * What the pages may weigh at most on a first visit, everything they fetch included: announced by the eco-design
 * page, held by tests/e2e/own-audit.test.ts. Bytes on the wire.
 */
export const weightBudgets = {
  public: { label: 'Pages de lecture', bytes: 150_000, requests: 10, elements: 500 },
  account: { label: 'Inscription et connexion', bytes: 300_000, requests: 40, elements: 300 },
} as const;

export type BudgetName = keyof typeof weightBudgets;
export const budgetNames = Object.keys(weightBudgets) as BudgetName[];

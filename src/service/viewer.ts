import type { PlanId } from '#contract/plans.ts';

/** The signed-in person, read with the session in one query. */
export interface Viewer {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly plan: PlanId;
  readonly admin: boolean;
  readonly theme: 'light' | 'dark' | 'system';
  readonly sessionId: string;
}

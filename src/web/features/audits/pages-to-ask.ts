import type { PlanResponse } from '#contract/api/plans.ts';
import type { AuditChoices } from '#contract/audit.ts';
import { planOf } from '#contract/plans.ts';

const steps = [5, 10, 25, 50, 100, 250, 500, 1000];

/** Pages of a whole site that the form proposes: those of the audit to repeat, within the plan. */
export function sitePagesToAsk(plan: PlanResponse, choices: AuditChoices | null): number {
  if (choices?.scope === 'site') return Math.min(choices.maxPages, planOf(plan.plan).pagesPerAudit);
  return plan.plan === 'free' ? 10 : 25;
}

/** Pages the form asks for before anything is changed; 0 where a list must be shortened first. */
export function pagesToAsk(plan: PlanResponse, choices: AuditChoices | null): number {
  if (choices?.scope === 'page') return 1;
  if (choices?.scope === 'sample') return choices.maxPages;
  if (choices?.scope !== 'list') return sitePagesToAsk(plan, choices);
  const listed = choices.pages?.length ?? 0;
  return listed > planOf(plan.plan).pagesPerAudit ? 0 : listed;
}

/** Numbers of pages to choose from: round ones within the plan, and the one to repeat. */
export function pageSteps(plan: PlanResponse, choices: AuditChoices | null): number[] {
  const within = steps.filter((step) => step <= planOf(plan.plan).pagesPerAudit);
  return [...new Set([...within, sitePagesToAsk(plan, choices)])].sort((a, b) => a - b);
}

import type { Page } from 'puppeteer-core';
import type { JourneyStep } from '#contract/journey/journey.ts';
import type { SignIn } from '#contract/site-sign-in.ts';
import { frameOf, selectorOf } from '../journey/step-element.ts';

const typesSecret = (step: JourneyStep): boolean => step.type === 'change' && 'secret' in step.value;

/** Index of the first step that types a secret; -1: none does. */
export const secretStepOf = ({ steps }: Pick<SignIn, 'steps'>): number => steps.findIndex(typesSecret);

/** Whether a page shows the field that the secret is typed into. */
export async function showsForm(page: Page, { steps }: Pick<SignIn, 'steps'>): Promise<boolean> {
  const step = steps.find(typesSecret);
  if (step?.type !== 'change') return false;
  const frame = frameOf(page, step);
  for (const way of step.selectors) {
    const found = await frame?.$(selectorOf(way)).catch(() => null);
    if (await found?.isVisible().catch(() => false)) return true;
  }
  return false;
}

/** Paths of the pages that the sign-in opens by itself. */
export const pathsOf = ({ steps }: Pick<SignIn, 'steps'>): string[] =>
  steps.flatMap((step) => (step.type === 'navigate' ? [URL.parse(step.url)?.pathname ?? ''] : []));

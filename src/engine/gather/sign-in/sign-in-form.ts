import type { Page } from 'puppeteer-core';
import type { JourneyStep } from '#contract/journey/journey.ts';
import type { SignIn } from '#contract/site-sign-in.ts';
import { frameNow, selectorOf, typesSecret } from '../journey/step-element.ts';

/** Index of the first step that types a secret; -1: none does. */
export const secretStepOf = ({ steps }: Pick<SignIn, 'steps'>): number => steps.findIndex(typesSecret);

/**
 * Whether a page shows fields that the sign-in fills: one of them is enough where it was just sent; elsewhere all, since the page
 * of an account may ask for a password too.
 */
export async function showsForm(
  page: Page,
  { steps }: Pick<SignIn, 'steps'>,
  how: 'some' | 'every',
): Promise<boolean> {
  const fields = steps.filter(({ type }) => type === 'change');
  const shown = await Promise.all(fields.map((step) => showsField(page, step)));
  return shown.length > 0 && shown[how](Boolean);
}

async function showsField(page: Page, step: JourneyStep): Promise<boolean> {
  if (step.type !== 'change') return false;
  const frame = frameNow(page, step);
  for (const way of step.selectors) {
    const found = await frame?.$(selectorOf(way)).catch(() => null);
    if (await found?.isVisible().catch(() => false)) return true;
  }
  return false;
}

/** Paths of the pages that the sign-in opens by itself. */
export const pathsOf = ({ steps }: Pick<SignIn, 'steps'>): string[] =>
  steps.flatMap((step) => (step.type === 'navigate' ? [URL.parse(step.url)?.pathname ?? ''] : []));

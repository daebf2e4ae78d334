import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type AccessibilityAudit, complianceOf } from '#contract/accessibility-state.ts';
import { statementOf } from '#engine/derive/legal/accessibility-statement.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import { StateReason, TestResults } from './accessibility-audit.tsx';

/** What our own engine reads in the declaration of a site so configured. */
function readBack(audit: AccessibilityAudit | null, today: Date) {
  const markup = renderToStaticMarkup(
    <>
      <StateReason compliance={complianceOf(audit, today)} audit={audit} today={today} />
      <TestResults audit={audit} />
    </>,
  );
  const text = markup.replaceAll(/<[^>]+>/g, '');
  const statement = statementOf(siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text)] }));
  return { text, claim: statement?.claim, percent: statement?.percent };
}

const today = new Date('2026-11-21T10:00:00Z');
const audit = { percent: 72.5, auditedOn: '2026-01-15', auditor: 'Cabinet Exemple' };

test('without an audit the site is « non conforme », and no rate is given', () => {
  expect(readBack(null, today)).toMatchObject({ claim: 'non', percent: null });
});

test('the state is the one its rate allows, and both are said with day and author', () => {
  expect(readBack(audit, today)).toMatchObject({ claim: 'partiellement', percent: 72.5 });
  expect(readBack(audit, today).text).toMatch(/15 janvier 2026 par Cabinet Exemple/);
  expect(readBack({ ...audit, percent: 100 }, today)).toMatchObject({ claim: 'totalement', percent: 100 });
  expect(readBack({ ...audit, percent: 31 }, today)).toMatchObject({ claim: 'non', percent: 31 });
});

test('an audit older than three years no longer counts, and the page says why', () => {
  const old = { ...audit, auditedOn: '2022-01-15' };
  const { claim, text } = readBack(old, today);
  expect(claim).toBe('non');
  expect(text).toContain('plus de trois ans');
});

import { expect, test } from 'vitest';
import type { SiteProfile } from '#contract/themes.ts';
import { runSiteRules } from '#engine/rules/run-rules.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-access-mention-accueil.ts';

const home = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

ruleCases(rule, {
  pass: {
    'the exact words': home('Plan du site Accessibilité : partiellement conforme'),
    'non-breaking space': home('Accessibilité\u00a0: non conforme'),
    'in a link of the footer': siteArtifacts({
      pages: [
        pageFacts({
          links: [
            {
              text: 'Accessibilité: totalement conforme',
              url: 'https://www.exemple.fr/a',
              region: 'footer',
              rel: '',
            },
          ],
        }),
      ],
    }),
  },
  fail: { 'a bare link': home('Accessibilité'), nothing: home('Bienvenue') },
  review: { 'another wording': home('Accessibilité RGAA : site conforme à 60 %') },
  inapplicable: {
    'another page alone': (() => {
      const base = siteArtifacts({ pages: [pageFacts({ isHome: false, kind: 'other' })] });
      return { ...base, site: { ...base.site, scope: 'page' as const } };
    })(),
  },
  error: {
    'the home page was not read': siteArtifacts({ pages: [pageFacts({ isHome: false, kind: 'other' })] }),
  },
});

test('the duty depends on who owns the site', () => {
  const statusFor = (profile: SiteProfile | null) =>
    runSiteRules([rule], home('Bienvenue'), profile)[0]?.status;
  expect(statusFor('public')).toBe('fail');
  expect(statusFor(null)).toBe('review');
  expect(statusFor('company')).toBe('inapplicable');
});

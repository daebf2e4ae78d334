import { expect, test } from 'vitest';
import type { SiteProfile } from '#contract/themes.ts';
import { runSiteRules } from '#engine/rules/run-rules.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-mention-accueil.ts';

const home = (text: string, profile: SiteProfile | null = 'public') =>
  siteArtifacts({ site: { ...siteArtifacts().site, profile }, pages: [pageFacts({ text })] });
const footer = (footerText: string) =>
  siteArtifacts({ site: { ...siteArtifacts().site, profile: 'public' }, pages: [pageFacts({ footerText })] });

const small =
  'le site se présente comme celui d’une association ou d’une petite entreprise, qui n’y est pas tenue sauf mission de service public : indiquez le type de site si c’est le cas';

ruleCases(rule, {
  'the exact words': {
    artifacts: home('Plan du site Accessibilité : partiellement conforme'),
    verdict: 'pass',
  },
  'non-breaking space': { artifacts: home('Accessibilité\u00a0: non conforme'), verdict: 'pass' },
  'in a link of the footer': {
    artifacts: siteArtifacts({
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
    verdict: 'pass',
  },
  'the home page of an association, without a notice': {
    artifacts: siteArtifacts({
      site: { ...siteArtifacts().site, profile: null },
      pages: [pageFacts({ text: 'Notre club', footerText: 'Association loi 1901, depuis 1987' })],
    }),
    verdict: 'inapplicable',
    reason: small,
  },
  'a bare link': {
    artifacts: home('Accessibilité'),
    verdict: 'fail',
    title: 'La page d’accueil n’affiche pas la mention d’accessibilité',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/',
        note: 'non trouvé : « Accessibilité : non / partiellement / totalement conforme »',
      },
    ],
  },
  nothing: {
    artifacts: home('Bienvenue'),
    verdict: 'fail',
    title: 'La page d’accueil n’affiche pas la mention d’accessibilité',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/',
        note: 'non trouvé : « Accessibilité : non / partiellement / totalement conforme »',
      },
    ],
  },
  'another wording': {
    artifacts: home('Accessibilité RGAA : site conforme à 60 %'),
    verdict: 'review',
    title: 'La mention d’accessibilité de l’accueil n’a pas la forme attendue : à vérifier',
    evidence: [{ type: 'text', quote: 'Accessibilité RGAA : site conforme à 60 %' }],
  },
  'a state in words that are not those of the law': {
    artifacts: footer('CH Bréal Accessibilité : en cours de mise en conformité Plan du site'),
    verdict: 'fail',
    title: 'La mention d’accessibilité de l’accueil n’emploie pas les mots imposés',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'text',
        quote: 'CH Bréal Accessibilité : en cours de mise en conformité Plan du site',
        where: 'https://www.exemple.fr/',
      },
    ],
  },
  'the same in a link of the footer': {
    artifacts: siteArtifacts({
      site: { ...siteArtifacts().site, profile: 'public' },
      pages: [
        pageFacts({
          links: [
            { text: 'Accessibilité RGAA : 72 %', url: 'https://www.exemple.fr/a', region: 'footer', rel: '' },
          ],
        }),
      ],
    }),
    verdict: 'fail',
    title: 'La mention d’accessibilité de l’accueil n’emploie pas les mots imposés',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'text', quote: 'Accessibilité RGAA : 72 %' }],
  },
  'works in a building': {
    artifacts: footer('Accessibilité : mise en conformité des écoles. Accessibilité : rampe, niveau 0'),
    verdict: 'fail',
    title: 'La page d’accueil n’affiche pas la mention d’accessibilité',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/' }],
  },
  'news of the same words': {
    artifacts: home('Accessibilité : en cours de mise en conformité'),
    verdict: 'fail',
    title: 'La page d’accueil n’affiche pas la mention d’accessibilité',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/' }],
  },
  'another page alone': {
    artifacts: (() => {
      const base = siteArtifacts({ pages: [pageFacts({ isHome: false, kind: 'other' })] });
      return { ...base, site: { ...base.site, scope: 'page' as const } };
    })(),
    verdict: 'inapplicable',
    reason: 'audit d’une seule page, qui n’est pas l’accueil',
  },
  'chosen pages, of which the home page is none': {
    artifacts: (() => {
      const base = siteArtifacts({ pages: [pageFacts({ isHome: false, kind: 'other' })] });
      return { ...base, site: { ...base.site, scope: 'list' as const } };
    })(),
    verdict: 'inapplicable',
    reason: 'la page d’accueil n’est pas des pages choisies',
  },
  'the home page was not read': {
    artifacts: siteArtifacts({ pages: [pageFacts({ isHome: false, kind: 'other' })] }),
    verdict: 'error',
    reason: 'la page d’accueil n’a pas été lue',
  },
  'the content of the home page could not be read': {
    artifacts: siteArtifacts({ pages: [pageFacts({ isHome: true, kind: 'home', textLost: true })] }),
    verdict: 'error',
    reason: 'le contenu de la page n’a pas pu être lu',
  },
});

ruleCases(
  rule,
  {
    said: { artifacts: home('Accessibilité : non conforme', null), verdict: 'pass' },
    'nothing, on a site whose type nobody declared, without a page either': {
      artifacts: home('Bienvenue', null),
      verdict: 'inapplicable',
      reason: 'demandé avec la page « Accessibilité », qui manque aussi',
    },
    'nothing, on such a site that has the page': {
      artifacts: (() => {
        const base = home('Bienvenue', null);
        return {
          ...base,
          pages: [...base.pages, legalPage('accessibility', 'Déclaration d’accessibilité.')],
        };
      })(),
      verdict: 'review',
      title: 'La page d’accueil n’affiche pas la mention d’accessibilité : à vérifier si vous y êtes tenu',
      pages: ['https://www.exemple.fr/'],
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/',
          note: 'non trouvé : « Accessibilité : non / partiellement / totalement conforme »',
        },
      ],
    },
  },
  null,
);

test('the duty depends on who owns the site', () => {
  const statusFor = (profile: SiteProfile | null) =>
    runSiteRules([rule], home('Bienvenue'), profile)[0]?.status;
  expect(statusFor('public')).toBe('fail');
  expect(statusFor(null)).toBe('review');
  expect(statusFor('company')).toBe('inapplicable');
});

ruleCases(
  rule,
  {
    said: { artifacts: home('Accessibilité : non conforme', null), verdict: 'pass' },
    'a town hall, which nobody declared': {
      artifacts: siteArtifacts({
        pages: [pageFacts({ title: 'Mairie de Bréal', footerText: '© Mairie de Bréal' })],
      }),
      verdict: 'review',
      title: 'La page d’accueil n’affiche pas la mention d’accessibilité : à vérifier',
      pages: ['https://www.exemple.fr/'],
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/' }],
    },
  },
  null,
);

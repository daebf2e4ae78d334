import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './priv-duree-cookie-longue.ts';

const lasting = (name: string, days: number | null) =>
  siteArtifacts({
    pages: [
      pageFacts({ cookies: [cookie(name, { lifetimeSeconds: days === null ? null : days * 86_400 })] }),
    ],
  });

ruleCases(rule, {
  session: { artifacts: lasting('PHPSESSID', null), verdict: 'pass' },
  'a year': { artifacts: lasting('lang', 365), verdict: 'pass' },
  'ten years': {
    artifacts: lasting('lang', 3650),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'lang',
        note: 'Préférences d’affichage, durée : 3650 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'three years, of a banner of the site': {
    artifacts: lasting('site_gdpr', 1095),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'site_gdpr',
        note: 'Choix du visiteur, gestion du consentement, durée : 1095 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'three years, unknown use': {
    artifacts: lasting('x', 1095),
    verdict: 'fail',
    evidence: [{ type: 'cookie', name: 'x', note: 'durée : 1095 j, posé par https://www.exemple.fr/' }],
  },
  'eighteen months': {
    artifacts: lasting('lang', 548),
    verdict: 'review',
    evidence: [
      {
        type: 'cookie',
        name: 'lang',
        note: 'Préférences d’affichage, durée : 548 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'audience has its own rule': {
    artifacts: lasting('_ga', 3650),
    verdict: 'inapplicable',
    reason: 'aucun cookie',
  },
  'a choice has its own rule': {
    artifacts: lasting('tarteaucitron', 3650),
    verdict: 'inapplicable',
    reason: 'aucun cookie',
  },
  'two years': {
    artifacts: lasting('lang', 731),
    verdict: 'review',
    evidence: [
      {
        type: 'cookie',
        name: 'lang',
        note: 'Préférences d’affichage, durée : 731 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a day beyond two years': {
    artifacts: lasting('lang', 732),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'lang',
        note: 'Préférences d’affichage, durée : 732 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'thirteen months': { artifacts: lasting('lang', 396), verdict: 'pass' },
  'a day more': {
    artifacts: lasting('lang', 397),
    verdict: 'review',
    evidence: [
      {
        type: 'cookie',
        name: 'lang',
        note: 'Préférences d’affichage, durée : 397 j, posé par https://www.exemple.fr/',
      },
    ],
  },
});

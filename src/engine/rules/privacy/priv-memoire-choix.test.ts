import { expect, test } from 'vitest';
import { runSiteRules } from '#engine/rules/run-rules.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceCookie, choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-memoire-choix.ts';

const kept = (name: string, days: number) =>
  choiceVisit({ cookies: [choiceCookie(name, 0, { lifetimeSeconds: days * 86_400 })] });
const site = (refuseDays: number, acceptDays: number, name = 'tarteaucitron') =>
  siteWithChoices({ refuse: kept(name, refuseDays), accept: kept(name, acceptDays) });
const withLanguage = choiceVisit({
  cookies: [
    choiceCookie('tarteaucitron', 0, { lifetimeSeconds: 182 * 86_400 }),
    choiceCookie('langue', 0, { lifetimeSeconds: 3_000 * 86_400 }),
  ],
});

ruleCases(rule, {
  'six months each': { artifacts: site(182, 182), verdict: 'pass' },
  'thirteen months each': { artifacts: site(395, 395), verdict: 'pass' },
  'six months under a name of the site’s own': { artifacts: site(182, 182, 'choix'), verdict: 'pass' },
  'refusal shorter than acceptance': {
    artifacts: site(30, 182),
    verdict: 'fail',
    title: 'Le refus est retenu moins longtemps que l’accord (30 jours contre 182 jours)',
    evidence: [
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 30 j, posé par https://www.exemple.fr/',
      },
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 182 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'both too short': {
    artifacts: site(7, 7),
    verdict: 'fail',
    title: 'Le choix n’est retenu que 7 jours',
    severity: 'mineur',
    evidence: [
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 7 j, posé par https://www.exemple.fr/',
      },
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 7 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'both too long': {
    artifacts: site(730, 730),
    verdict: 'fail',
    title: 'Le choix est retenu 730 jours : le visiteur n’est plus interrogé assez souvent',
    severity: 'mineur',
    evidence: [
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 730 j, posé par https://www.exemple.fr/',
      },
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 730 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a name that only looks like a choice': {
    artifacts: site(7, 7, 'mon-consentement'),
    verdict: 'review',
    title: 'Le choix n’est retenu que 7 jours : à vérifier',
    severity: 'mineur',
    evidence: [
      {
        type: 'cookie',
        name: 'mon-consentement',
        note: 'Choix du visiteur, gestion du consentement, durée : 7 j, posé par https://www.exemple.fr/',
      },
      {
        type: 'cookie',
        name: 'mon-consentement',
        note: 'Choix du visiteur, gestion du consentement, durée : 7 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'no visit': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau ni traceur' },
  'nothing seen': {
    artifacts: siteWithChoices({ refuse: choiceVisit() }),
    verdict: 'inapplicable',
    reason: 'aucun cookie ne retient le choix',
  },
  'kept in storage, which has no end': {
    artifacts: siteWithChoices({
      refuse: {
        ...kept('cookie-vu', 1),
        storage: [{ area: 'local', origin: 'https://www.exemple.fr', key: 'consentement', value: 'non' }],
      },
    }),
    verdict: 'inapplicable',
    reason: 'aucun cookie ne retient le choix',
  },
  'another cookie that lasts longer': {
    artifacts: siteWithChoices({ refuse: withLanguage, accept: withLanguage }),
    verdict: 'pass',
  },
  'three months': { artifacts: site(90, 90), verdict: 'pass' },
  'a day less': {
    artifacts: site(89, 89),
    verdict: 'fail',
    title: 'Le choix n’est retenu que 89 jours',
    severity: 'mineur',
    evidence: [
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 89 j, posé par https://www.exemple.fr/',
      },
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 89 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'thirteen months at most': { artifacts: site(396, 396), verdict: 'pass' },
  'a day beyond thirteen months': {
    artifacts: site(397, 397),
    verdict: 'fail',
    title: 'Le choix est retenu 397 jours : le visiteur n’est plus interrogé assez souvent',
    severity: 'mineur',
    evidence: [
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 397 j, posé par https://www.exemple.fr/',
      },
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 397 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a day more for yes is no difference': { artifacts: site(182, 183), verdict: 'pass' },
  'two days more for yes': {
    artifacts: site(182, 184),
    verdict: 'fail',
    title: 'Le refus est retenu moins longtemps que l’accord (182 jours contre 184 jours)',
    evidence: [
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 182 j, posé par https://www.exemple.fr/',
      },
      {
        type: 'cookie',
        name: 'tarteaucitron',
        note: 'Choix du visiteur, gestion du consentement, durée : 184 j, posé par https://www.exemple.fr/',
      },
    ],
  },
});

test('a shorter refusal is major, a wrong length alone minor', () => {
  const severity = (days: number, accepted: number) =>
    runSiteRules([rule], site(days, accepted), null)[0]?.severity;
  expect([severity(30, 182), severity(30, 30)]).toEqual(['majeur', 'mineur']);
});

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

ruleCases(rule, {
  pass: {
    'six months each': site(182, 182),
    'thirteen months each': site(395, 395),
    'six months under a name of the site’s own': site(182, 182, 'choix'),
  },
  fail: {
    'refusal shorter than acceptance': site(30, 182),
    'both too short': site(7, 7),
    'both too long': site(730, 730),
  },
  review: { 'a name that only looks like a choice': site(7, 7, 'mon-consentement') },
  inapplicable: {
    'no visit': siteArtifacts(),
    'nothing seen': siteWithChoices({ refuse: choiceVisit() }),
    'kept in storage, which has no end': siteWithChoices({
      refuse: {
        ...kept('cookie-vu', 1),
        storage: [{ area: 'local', origin: 'https://www.exemple.fr', key: 'consentement', value: 'non' }],
      },
    }),
  },
});

test('a shorter refusal is major, a wrong length alone minor', () => {
  const severity = (days: number, accepted: number) =>
    runSiteRules([rule], site(days, accepted), null)[0]?.severity;
  expect([severity(30, 182), severity(30, 30)]).toEqual(['majeur', 'mineur']);
});

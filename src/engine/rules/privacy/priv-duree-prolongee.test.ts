import { siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceCookie, choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-duree-prolongee.ts';

const year = 393 * 86_400;
const aged = (name: string, page: number, lifetimeSeconds: number) =>
  choiceCookie(name, page, { lifetimeSeconds, raw: `${name}=1; max-age=${lifetimeSeconds}` });
const dated = (name: string, page: number, lifetimeSeconds: number) =>
  choiceCookie(name, page, { lifetimeSeconds, raw: `${name}=1; expires=Fri, 01 Jan 2027 00:00:00 GMT` });
const site = (...cookies: ReturnType<typeof aged>[]) => siteWithChoices({ refuse: choiceVisit({ cookies }) });

ruleCases(rule, {
  'written once': { artifacts: site(dated('_pk_id.1', 0, year)), verdict: 'pass' },
  'written again with the same end': {
    artifacts: site(dated('_pk_id.1', 0, year), dated('_pk_id.1', 1, year + 1)),
    verdict: 'pass',
  },
  'written again with what is left of its age': {
    artifacts: site(aged('_pk_id.1', 0, year), aged('_pk_id.1', 1, year - 3)),
    verdict: 'pass',
  },
  'written twice on one page': {
    artifacts: site(aged('_pk_id.1', 1, year), aged('_pk_id.1', 1, year)),
    verdict: 'pass',
  },
  'its age starts again on the next page': {
    artifacts: site(aged('_pk_id.1', 0, year), aged('_pk_id.1', 1, year)),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: '_pk_id.1',
        note: 'Matomo, mesure d’audience, durée : 393 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'its date is later on the next page': {
    artifacts: site(dated('_pk_id.1', 0, year), dated('_pk_id.1', 2, year + 5)),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: '_pk_id.1',
        note: 'Matomo, mesure d’audience, durée : 393 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'after accepting too': {
    artifacts: siteWithChoices({
      accept: choiceVisit({ cookies: [aged('_pk_id.1', 0, year), aged('_pk_id.1', 2, year)] }),
    }),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: '_pk_id.1',
        note: 'Matomo, mesure d’audience, durée : 393 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'no visit': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau ni traceur' },
  'a short session mark': {
    artifacts: site(aged('_pk_ses.1', 0, 1800), aged('_pk_ses.1', 1, 1800)),
    verdict: 'inapplicable',
    reason: 'aucun cookie d’audience qui puisse être dispensé d’accord',
  },
  'a tool that needs consent anyway': {
    artifacts: site(aged('_ga', 0, year), aged('_ga', 1, year)),
    verdict: 'inapplicable',
    reason: 'aucun cookie d’audience qui puisse être dispensé d’accord',
  },
});

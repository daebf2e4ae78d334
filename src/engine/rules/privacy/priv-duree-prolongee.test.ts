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
  pass: {
    'written once': site(dated('_pk_id.1', 0, year)),
    'written again with the same end': site(dated('_pk_id.1', 0, year), dated('_pk_id.1', 1, year + 1)),
    'written again with what is left of its age': site(
      aged('_pk_id.1', 0, year),
      aged('_pk_id.1', 1, year - 3),
    ),
    'written twice on one page': site(aged('_pk_id.1', 1, year), aged('_pk_id.1', 1, year)),
  },
  fail: {
    'its age starts again on the next page': site(aged('_pk_id.1', 0, year), aged('_pk_id.1', 1, year)),
    'its date is later on the next page': site(dated('_pk_id.1', 0, year), dated('_pk_id.1', 2, year + 5)),
    'after accepting too': siteWithChoices({
      accept: choiceVisit({ cookies: [aged('_pk_id.1', 0, year), aged('_pk_id.1', 2, year)] }),
    }),
  },
  inapplicable: {
    'no visit': siteArtifacts(),
    'a short session mark': site(aged('_pk_ses.1', 0, 1800), aged('_pk_ses.1', 1, 1800)),
    'a tool that needs consent anyway': site(aged('_ga', 0, year), aged('_ga', 1, year)),
  },
});

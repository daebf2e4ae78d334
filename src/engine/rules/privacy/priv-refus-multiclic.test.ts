import { siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-refus-multiclic.ts';

const after = (clicks: number, closed = true) =>
  choiceVisit({ clicked: { text: 'Tout refuser', selector: '#non', clicks, closed } });

ruleCases(rule, {
  pass: {
    'one click each': siteWithChoices({ refuse: after(1), accept: after(1) }),
    'accepting is longer': siteWithChoices({ refuse: after(1), accept: after(2) }),
  },
  fail: { 'two clicks against one': siteWithChoices({ refuse: after(2), accept: after(1) }) },
  review: { 'the panel stayed': siteWithChoices({ refuse: after(2, false), accept: after(1) }) },
  inapplicable: {
    'no visit': siteArtifacts(),
    'refusing was not possible': siteWithChoices({
      refuse: choiceVisit({ clicked: null }),
      accept: after(1),
    }),
  },
});

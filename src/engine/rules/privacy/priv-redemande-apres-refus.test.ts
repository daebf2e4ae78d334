import { siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceVisit, siteWithChoices, unclosed } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-redemande-apres-refus.ts';

const back = { bannerBackOnNextPage: true };

ruleCases(rule, {
  pass: { 'the banner stays away': siteWithChoices({ refuse: choiceVisit(), accept: choiceVisit() }) },
  fail: {
    'it comes back after a refusal only': siteWithChoices({
      refuse: choiceVisit(back),
      accept: choiceVisit(),
    }),
  },
  review: {
    'it comes back after every choice': siteWithChoices({
      refuse: choiceVisit(back),
      accept: choiceVisit(back),
    }),
  },
  inapplicable: {
    'no visit': siteArtifacts(),
    'the refusal was not taken': siteWithChoices({ refuse: unclosed(back) }),
  },
});

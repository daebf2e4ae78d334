import type { TcfSignal } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-tcf-apres-refus.ts';

const refused = (changes: Partial<TcfSignal>) =>
  siteWithChoices({
    refuse: choiceVisit({
      tcf: {
        cmpId: 5,
        eventStatus: 'useractioncomplete',
        purposes: [],
        legitimateInterests: [],
        ...changes,
      },
    }),
  });

ruleCases(rule, {
  pass: { 'nothing granted': refused({}) },
  fail: { 'purposes granted': refused({ purposes: [1, 7] }) },
  review: {
    'legitimate interests': refused({ legitimateInterests: [2, 9] }),
    'the question still stands': refused({ eventStatus: 'cmpuishown' }),
  },
  inapplicable: {
    'no visit': siteArtifacts(),
    'no signal': siteWithChoices({ refuse: choiceVisit() }),
  },
});

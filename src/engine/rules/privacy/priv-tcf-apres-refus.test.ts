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
  'nothing granted': { artifacts: refused({}), verdict: 'pass' },
  'purposes granted': {
    artifacts: refused({ purposes: [1, 7] }),
    verdict: 'fail',
    title: 'Après un refus, le signal TCF autorise encore des finalités (n° 1, 7)',
    evidence: [
      { type: 'value', label: 'Finalités accordées', value: '1, 7' },
      { type: 'value', label: 'Intérêts légitimes', value: 'aucun' },
      { type: 'value', label: 'État du signal', value: 'useractioncomplete' },
    ],
  },
  'legitimate interests': {
    artifacts: refused({ legitimateInterests: [2, 9] }),
    verdict: 'review',
    title: 'Après un refus, le signal TCF invoque encore un intérêt légitime : à vérifier (n° 2, 9)',
    evidence: [
      { type: 'value', label: 'Finalités accordées', value: 'aucune' },
      { type: 'value', label: 'Intérêts légitimes', value: '2, 9' },
      { type: 'value', label: 'État du signal', value: 'useractioncomplete' },
    ],
  },
  'the question still stands': {
    artifacts: refused({ eventStatus: 'cmpuishown' }),
    verdict: 'review',
    title: 'Après un refus, le signal TCF dit que la question reste posée : à vérifier',
    evidence: [
      { type: 'value', label: 'Finalités accordées', value: 'aucune' },
      { type: 'value', label: 'Intérêts légitimes', value: 'aucun' },
      { type: 'value', label: 'État du signal', value: 'cmpuishown' },
    ],
  },
  'no visit': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau ni traceur' },
  'no signal': {
    artifacts: siteWithChoices({ refuse: choiceVisit() }),
    verdict: 'inapplicable',
    reason: 'le site n’émet pas de signal TCF',
  },
});

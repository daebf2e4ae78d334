import { siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-refus-multiclic.ts';

const after = (clicks: number, closed = true) =>
  choiceVisit({ clicked: { text: 'Tout refuser', selector: '#non', clicks, closed } });

ruleCases(rule, {
  'one click each': { artifacts: siteWithChoices({ refuse: after(1), accept: after(1) }), verdict: 'pass' },
  'accepting is longer': {
    artifacts: siteWithChoices({ refuse: after(1), accept: after(2) }),
    verdict: 'pass',
  },
  'two clicks against one': {
    artifacts: siteWithChoices({ refuse: after(2), accept: after(1) }),
    verdict: 'fail',
    title: 'Refuser demande plus de clics qu’accepter (2 clics contre 1 clic)',
    evidence: [
      { type: 'value', label: 'Pour refuser', value: '2 clics, le dernier sur « Tout refuser »' },
      { type: 'value', label: 'Pour accepter', value: '1 clic, le dernier sur « Tout refuser »' },
    ],
  },
  'the panel stayed': {
    artifacts: siteWithChoices({ refuse: after(2, false), accept: after(1) }),
    verdict: 'review',
    title: 'Refuser demande plus de clics qu’accepter (2 clics contre 1 clic) : à vérifier',
    evidence: [
      { type: 'value', label: 'Pour refuser', value: '2 clics, le dernier sur « Tout refuser »' },
      { type: 'value', label: 'Pour accepter', value: '1 clic, le dernier sur « Tout refuser »' },
    ],
  },
  'no visit': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau ni traceur' },
  'refusing was not possible': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ clicked: null }),
      accept: after(1),
    }),
    verdict: 'inapplicable',
    reason: 'les deux choix n’ont pas pu être faits',
  },
});

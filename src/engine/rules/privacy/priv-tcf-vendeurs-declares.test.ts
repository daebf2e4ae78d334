import type { TcfSignal } from '#engine/artifacts.ts';
import { choiceVisit, siteWithChoices, unclosed } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-tcf-vendeurs-declares.ts';

const signal = (segments?: readonly number[]): TcfSignal => ({
  cmpId: 5,
  eventStatus: 'useractioncomplete',
  purposes: [],
  legitimateInterests: [],
  ...(segments && { segments }),
});
const refused = (segments?: readonly number[]) =>
  siteWithChoices({ refuse: choiceVisit({ tcf: signal(segments) }) });
const wanting = (value: string) => ({
  verdict: 'fail' as const,
  evidence: [
    { type: 'value' as const, label: 'Numéro du gestionnaire (CMP)', value: '5' },
    {
      type: 'value' as const,
      label: 'Segments après le premier',
      value,
      expected: 'type 1 (disclosedVendors)',
    },
  ],
});

ruleCases(rule, {
  'vendors are disclosed': { artifacts: refused([1]), verdict: 'pass' },
  'among other segments': { artifacts: refused([3, 1]), verdict: 'pass' },
  'the core alone': { artifacts: refused([]), ...wanting('aucun') },
  'another segment alone': { artifacts: refused([3]), ...wanting('type 3') },
  'after an acceptance alone': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ tcf: signal([1]) }),
      accept: choiceVisit({ tcf: signal([]) }),
    }),
    ...wanting('aucun'),
  },
  'no string': {
    artifacts: refused(),
    verdict: 'inapplicable',
    reason: 'aucun signal TCF n’a été lu après le choix',
  },
  'no signal': {
    artifacts: siteWithChoices({ refuse: choiceVisit() }),
    verdict: 'inapplicable',
    reason: 'aucun signal TCF n’a été lu après le choix',
  },
  'a manager that still asks': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ tcf: { ...signal([]), eventStatus: 'cmpuishown' } }),
    }),
    verdict: 'inapplicable',
    reason: 'aucun signal TCF n’a été lu après le choix',
  },
  'a banner that stayed': {
    artifacts: siteWithChoices({ refuse: unclosed({ tcf: signal([]) }) }),
    verdict: 'inapplicable',
    reason: 'aucun choix n’a pu être fait',
  },
});

import { countOf } from '#contract/french.ts';
import { isMade } from '../../derive/trackers/choices.ts';
import { defineSiteRule } from '../../rule.ts';

const clicksOf = (clicks: number) => countOf(clicks, 'clic', 'clics');

export default defineSiteRule({
  id: 'priv-refus-multiclic',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  parent: 'priv-refus-absent-premier-niveau',
  title: {
    fail: 'Refuser demande plus de clics qu’accepter ({refuse} contre {accept})',
    pass: 'Refuser ne demande pas plus de clics qu’accepter',
  },
  why: 'Refuser doit être aussi simple qu’accepter. Chaque clic de plus pousse le visiteur à accepter sans le vouloir.',
  fix: 'Placer sur le premier écran du bandeau un bouton qui refuse tout en un clic.',
  artifacts: ['consentVisits'],
  evaluate({ consentVisits: { refuse, accept, reason } }) {
    if (!refuse?.clicked || !accept?.clicked)
      return { status: 'inapplicable', reason: reason || 'les deux choix n’ont pas pu être faits' };
    const { clicked } = refuse;
    if (clicked.clicks <= accept.clicked.clicks) return { status: 'pass' };
    return {
      status: isMade(refuse) && isMade(accept) ? 'fail' : 'review',
      values: { refuse: clicksOf(clicked.clicks), accept: clicksOf(accept.clicked.clicks) },
      evidence: [
        {
          type: 'value',
          label: 'Pour refuser',
          value: `${clicksOf(clicked.clicks)}, le dernier sur « ${clicked.text} »`,
        },
        {
          type: 'value',
          label: 'Pour accepter',
          value: `${clicksOf(accept.clicked.clicks)}, le dernier sur « ${accept.clicked.text} »`,
        },
      ],
    };
  },
});

import { isMade } from '../../derive/trackers/choices.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-tcf-apres-refus',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'IAB TCF 2.3' },
    { kind: 'authority', title: 'CNIL 2020-092' },
  ],
  title: {
    fail: 'Après un refus, le signal TCF autorise encore des finalités ({purposes})',
    pass: 'Le signal TCF reflète le refus',
  },
  messages: {
    interest: 'Après un refus, le signal TCF invoque encore un intérêt légitime : à vérifier ({purposes})',
    unsettled: 'Après un refus, le signal TCF dit que la question reste posée : à vérifier',
  },
  why: 'Les partenaires publicitaires lisent ce signal : tant qu’il autorise, ils se croient en droit de suivre le visiteur.',
  fix: 'Corriger le réglage du gestionnaire de consentement : après un refus, aucune finalité ne doit être accordée.',
  artifacts: ['consentVisits'],
  evaluate({ consentVisits: { refuse, reason } }) {
    if (!isMade(refuse)) return { status: 'inapplicable', reason: reason || 'aucun refus n’a pu être fait' };
    const { tcf } = refuse;
    if (!tcf) return { status: 'inapplicable', reason: 'le site n’émet pas de signal TCF' };
    const value = (label: string, text: string) => ({ type: 'value' as const, label, value: text });
    const evidence = [
      value('Finalités accordées', tcf.purposes.join(', ') || 'aucune'),
      value('Intérêts légitimes', tcf.legitimateInterests.join(', ') || 'aucun'),
      value('État du signal', tcf.eventStatus),
    ];
    if (tcf.purposes.length > 0)
      return { status: 'fail', values: { purposes: `n° ${tcf.purposes.join(', ')}` }, evidence };
    if (tcf.legitimateInterests.length > 0) {
      const purposes = `n° ${tcf.legitimateInterests.join(', ')}`;
      return { status: 'review', message: 'interest', values: { purposes }, evidence };
    }
    if (tcf.eventStatus === 'cmpuishown') return { status: 'review', message: 'unsettled', evidence };
    return { status: 'pass' };
  },
});

import { isMade } from '../../derive/trackers/choices.ts';
import { defineSiteRule } from '../../rule.ts';

/** Type of the segment of a TCF string that lists the vendors shown to the visitor. */
const disclosedVendors = 1;

export default defineSiteRule({
  id: 'priv-tcf-vendeurs-declares',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    {
      kind: 'standard',
      title: 'IAB TCF 2.3',
      url: 'https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework',
    },
  ],
  title: {
    fail: 'Le signal TCF ne dit pas quels partenaires ont été présentés au visiteur',
    pass: 'Le signal TCF dit quels partenaires ont été présentés au visiteur',
  },
  why: 'Depuis la version 2.3, en vigueur au 28 février 2026, un signal créé sans cette liste (segment « disclosedVendors ») n’est pas valable : les partenaires ne savent pas si le visiteur a pu les voir, ni donc s’il a pu refuser.',
  fix: 'Mettre à jour votre gestionnaire de consentement vers la version 2.3 du TCF, puis redemander leur choix aux visiteurs.',
  artifacts: ['consentVisits'],
  evaluate({ consentVisits: { refuse, accept, reason } }) {
    const made = [refuse, accept].filter(isMade);
    if (made.length === 0)
      return { status: 'inapplicable', reason: reason || 'aucun choix n’a pu être fait' };
    // While the manager still shows itself, it may have no string of its own yet.
    const signals = made.flatMap(({ tcf }) =>
      tcf?.segments && tcf.eventStatus !== 'cmpuishown' ? [tcf] : [],
    );
    if (signals.length === 0)
      return { status: 'inapplicable', reason: 'aucun signal TCF n’a été lu après le choix' };
    const [wanting] = signals.filter(({ segments }) => segments?.includes(disclosedVendors) !== true);
    if (!wanting) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        { type: 'value', label: 'Numéro du gestionnaire (CMP)', value: String(wanting.cmpId) },
        {
          type: 'value',
          label: 'Segments après le premier',
          value: wanting.segments?.map((type) => `type ${type}`).join(', ') || 'aucun',
          expected: 'type 1 (disclosedVendors)',
        },
      ],
    };
  },
});

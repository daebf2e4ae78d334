import { linksOf } from '../../derive/dom/links.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { defineRule, threshold } from '../../rule.ts';

const most = threshold(200, {
  ours: 'more links than any visitor compares; Google no longer gives a figure',
});

export default defineRule({
  id: 'seo-liens-trop-nombreux',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: 'La page propose plus de {most} liens',
    pass: 'Le nombre de liens de la page est raisonnable',
  },
  why: 'Parmi tant de liens, le visiteur ne sait plus où aller. Les moteurs, eux, ne fixent aucune limite.',
  fix: 'Regrouper les liens par rubriques, et réserver le menu aux pages principales.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const addresses = new Set(linksOf(dom).map(({ url }) => withoutHash(url)));
    if (addresses.size === 0) return { status: 'inapplicable', reason: 'aucun lien' };
    if (addresses.size <= most) return { status: 'pass' };
    return {
      status: 'fail',
      values: { most },
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Adresses différentes',
          value: String(addresses.size),
          expected: `au plus ${most}`,
        },
      ],
    };
  },
});

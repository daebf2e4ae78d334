import { fitsPhones, metaContent } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-viewport',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'MDN, meta viewport' }],
  title: {
    fail: 'La page n’est pas prévue pour les téléphones',
    pass: 'La page déclare s’adapter aux téléphones',
  },
  why: 'Sans cette déclaration, le téléphone affiche la page en tout petit, comme sur un ordinateur.',
  fix: 'Ajouter dans l’en-tête : <meta name="viewport" content="width=device-width, initial-scale=1">.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const content = metaContent(dom, 'viewport');
    if (fitsPhones(dom)) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        {
          type: 'value',
          label: 'Balise meta viewport',
          value: content ?? 'absente',
          expected: 'width=device-width',
        },
      ],
    };
  },
});

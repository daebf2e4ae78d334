import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-case-precochee-formulaire.ts';

const box = (label: string, attributes = 'checked') =>
  pageArtifacts(`<form><label><input type="checkbox" ${attributes}> ${label}</label></form>`);

ruleCases(rule, {
  'an empty box': { artifacts: box('Je souhaite recevoir la newsletter', ''), verdict: 'pass' },
  newsletter: {
    artifacts: box('Recevoir la newsletter'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > form > label > input', note: 'Recevoir la newsletter' },
    ],
  },
  partners: {
    artifacts: box('J’accepte de recevoir les offres des partenaires'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'J’accepte de recevoir les offres des partenaires',
      },
    ],
  },
  conditions: {
    artifacts: box('J’ai lu et j’accepte les conditions'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'J’ai lu et j’accepte les conditions',
      },
    ],
  },
  'remember me': { artifacts: box('Se souvenir de moi'), verdict: 'inapplicable' },
  'a shop filter': { artifacts: box('Offres spéciales (12)'), verdict: 'inapplicable' },
  'a refusal ticked in advance protects': {
    artifacts: box('Je ne souhaite pas recevoir la newsletter'),
    verdict: 'inapplicable',
  },
  'a box that cannot change': {
    artifacts: box('Recevoir la newsletter', 'checked disabled'),
    verdict: 'inapplicable',
  },
});

import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-consentement-groupe.ts';

const boxes = (...labels: string[]) =>
  pageArtifacts(labels.map((label) => `<label><input type="checkbox"> ${label}</label>`).join(''));

ruleCases(rule, {
  apart: {
    artifacts: boxes('J’accepte les conditions générales de vente', 'Je m’abonne à la newsletter'),
    verdict: 'pass',
  },
  together: {
    artifacts: boxes('J’accepte les CGV et la newsletter'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'no agreement': { artifacts: boxes('Se souvenir de moi'), verdict: 'inapplicable' },
  'a field of text': {
    artifacts: pageArtifacts('<label><input type="text"> J’accepte les CGV et la newsletter</label>'),
    verdict: 'inapplicable',
  },
});

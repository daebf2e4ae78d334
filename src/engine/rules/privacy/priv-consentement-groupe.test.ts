import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-consentement-groupe.ts';

const boxes = (...labels: string[]) =>
  pageArtifacts(labels.map((label) => `<label><input type="checkbox"> ${label}</label>`).join(''));

ruleCases(rule, {
  pass: { apart: boxes('J’accepte les conditions générales de vente', 'Je m’abonne à la newsletter') },
  review: { together: boxes('J’accepte les CGV et la newsletter') },
  inapplicable: { 'no agreement': boxes('Se souvenir de moi') },
});

import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-collage-bloque.ts';

const field = (attributes: string) =>
  pageArtifacts(`<input type="password" aria-label="Mot de passe" ${attributes}>`);

ruleCases(rule, {
  free: { artifacts: field('autocomplete="current-password"'), verdict: 'pass' },
  'no attribute': { artifacts: field(''), verdict: 'pass' },
  'paste refused': {
    artifacts: field('onpaste="return false"'),
    verdict: 'fail',
    title: 'Un champ de mot de passe empêche le collage',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'manager refused': {
    artifacts: field('autocomplete="off"'),
    verdict: 'fail',
    title: 'Un champ de mot de passe écarte les gestionnaires de mots de passe',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a script listens to paste': {
    artifacts: field('data-listeners="paste"'),
    verdict: 'review',
    title: 'Un champ de mot de passe empêche le collage : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > input', note: 'collage surveillé par un script' }],
  },
  'a text field': {
    artifacts: pageArtifacts('<input type="text" onpaste="return false" aria-label="Nom">'),
    verdict: 'inapplicable',
    reason: 'aucun champ de mot de passe',
  },
});

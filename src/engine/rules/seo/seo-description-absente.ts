import { metaContent } from '../../derive/dom/dom.ts';
import { isPageKeptOut } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-description-absente',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, extraits' }],
  title: { fail: 'La page n’a pas de description', pass: 'La page a une description' },
  why: 'Le moteur choisit lui-même l’extrait affiché sous le lien, souvent mal.',
  fix: 'Ajouter une balise meta description de 70 à 155 caractères qui donne envie de lire la page.',
  artifacts: ['dom', 'mainResponse', 'page'],
  evaluate({ dom, mainResponse, page }) {
    if (isPageKeptOut(dom, mainResponse) && !page.isHome)
      return { status: 'inapplicable', reason: 'page hors des moteurs' };
    const content = metaContent(dom, 'description') ?? '';
    if (content !== '') return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [{ type: 'value', label: 'Balise meta description', value: 'absente ou vide' }],
    };
  },
});

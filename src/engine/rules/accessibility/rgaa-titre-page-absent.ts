import { mayLackContent } from '../../derive/http/lost-content.ts';
import { defineRule } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

export default defineRule({
  id: 'rgaa-titre-page-absent',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.5.1' },
    { kind: 'standard', title: 'WCAG 2.4.2' },
  ],
  rgaa: ['8.5'],
  title: { fail: 'La page n’a pas de titre', pass: 'La page a un titre' },
  why: 'Ce titre est la première chose que lit un lecteur d’écran ; il nomme aussi l’onglet, l’historique et le résultat dans les moteurs de recherche.',
  fix: 'Ajouter dans l’en-tête du code une balise title : le sujet de la page, puis le nom du site.',
  artifacts: ['dom', 'page', 'requests'],
  evaluate({ dom, page, requests }) {
    if (dom.title.trim() !== '') return { status: 'pass' };
    if (mayLackContent(requests)) return { status: 'untested', reason: contentLost };
    return {
      status: 'fail',
      evidence: [{ type: 'page', url: page.url, note: 'balise title absente ou vide' }],
    };
  },
});

import { elementEvidence } from '../../derive/dom/dom.ts';
import { brokenImages, fetchedImages } from '../../derive/media/broken-images.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-images-cassees',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'HTML, img' }],
  title: { fail: 'Des images ne s’affichent pas', pass: 'Les images s’affichent' },
  why: 'À la place de l’image, le visiteur voit un cadre vide ou quelques mots.',
  fix: 'Corriger l’adresse de chaque image, ou remettre le fichier en place.',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    if (fetchedImages(dom).length === 0) return { status: 'inapplicable', reason: 'aucune image' };
    const wrong = brokenImages(dom, requests);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ node, status }) => elementEvidence(dom, node, `réponse ${status}`)),
    };
  },
});

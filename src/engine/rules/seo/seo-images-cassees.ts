import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-images-cassees',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['HTML, img'],
  title: { fail: 'Des images ne s’affichent pas', pass: 'Les images s’affichent' },
  why: 'Le visiteur voit un cadre vide à la place du contenu.',
  fix: 'Corriger l’adresse de chaque image, ou remettre le fichier en place.',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    const images = byTag(dom, 'img').filter((node) => node.image && node.url && /^https?:/.test(node.url));
    if (images.length === 0) return { status: 'inapplicable', reason: 'aucune image' };
    const answers = new Map(requests.map((request) => [request.url, request.status]));
    // No answer at all (blocked, cancelled, offline third party) proves nothing: only an error status does.
    const wrong = images.filter(
      (node) => (answers.get(node.image?.currentSrc || node.url || '') ?? 0) >= 400,
    );
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map((node) =>
        elementEvidence(dom, node, `réponse ${answers.get(node.image?.currentSrc || node.url || '')}`),
      ),
    };
  },
});

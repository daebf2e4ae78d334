import { elementEvidence } from '../../derive/dom/dom.ts';
import { weighedImages } from '../../derive/media/image-weight.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'priv-photo-localisee',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 5.1.c' }],
  title: {
    fail: 'Des photographies disent où elles ont été prises',
    pass: 'Les photographies ne disent pas où elles ont été prises',
  },
  why: 'Leur fichier garde la latitude et la longitude relevées par l’appareil, que chacun peut lire : c’est parfois le domicile d’une personne.',
  fix: 'Retirer les métadonnées (EXIF) des photographies avant de les publier, à moins que ce lieu soit public et que le dire soit voulu.',
  artifacts: ['dom', 'requests', 'jpegFiles'],
  evaluate({ dom, requests, jpegFiles }) {
    if (jpegFiles.length === 0) return { status: 'inapplicable', reason: 'aucune photographie lue' };
    const located = new Set(jpegFiles.filter(({ hasPosition }) => hasPosition).map(({ url }) => url));
    if (located.size === 0) return { status: 'pass' };
    return {
      status: 'review',
      evidence: weighedImages(dom, requests)
        .filter(({ request }) => located.has(request.url))
        .map(({ node }) => elementEvidence(dom, node, 'latitude et longitude dans le fichier')),
    };
  },
});

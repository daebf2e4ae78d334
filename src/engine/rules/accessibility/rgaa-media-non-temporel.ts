import type { DomNode } from '../../artifacts.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const hosts =
  /(google\.[a-z.]{1,20}\/maps|maps\.google\.|openstreetmap\.org|umap\.openstreetmap|mapbox\.com|geoportail\.gouv\.fr|arcgis\.com|matterport\.com|genial\.ly|genially\.com|sketchfab\.com|canva\.com|prezi\.com|infogram\.com|flourish\.studio)/i;

function isInteractiveMedia({ tag, attributes, url = '', box, listeners }: DomNode): boolean {
  if (tag === 'iframe') return hosts.test(url);
  if (tag === 'canvas')
    return Math.min(box?.width ?? 0, box?.height ?? 0) > 200 && (listeners?.length ?? 0) > 0;
  if (tag !== 'object' && tag !== 'embed') return false;
  return !/^(image|audio|video|text)\//i.test(attributes.type ?? 'application/');
}

export default defineRule({
  id: 'rgaa-media-non-temporel',
  severity: 'mineur',
  automation: 'revue',
  effort: 3,
  references: [
    { kind: 'standard', title: 'RGAA 4.8' },
    { kind: 'standard', title: 'RGAA 4.12' },
  ],
  rgaa: ['4.8', '4.12'],
  title: {
    fail: 'Un contenu interactif est présent (carte, graphique, visite, animation) : accès équivalent à vérifier',
    pass: 'Aucun contenu interactif (carte, graphique, visite, animation) n’a été relevé',
  },
  why: 'Ces contenus se manient à la souris et se lisent à l’œil : sans équivalent, une partie du public n’en tire rien.',
  fix: 'Donner l’information essentielle en texte à côté (adresse, itinéraire, liste) et vérifier l’usage au clavier.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const found = dom.nodes.filter((node) => node.exposed && isShown(node) && isInteractiveMedia(node));
    return found.length > 0
      ? { status: 'review', ...evidenceOfNodes(dom, found) }
      : { status: 'inapplicable' };
  },
});

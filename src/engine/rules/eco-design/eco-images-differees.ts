import { formatBytes } from '#contract/french.ts';
import type { Dom, DomNode, NetworkRequest } from '../../artifacts.ts';
import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { weighedImages } from '../../derive/media/image-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

/** Screens below which an image is surely not seen at once. */
const farScreens = 1.5;
const worthBytes = threshold(10_000, { ours: 'lighter images cost less than the wait for them' });

const isFar = (dom: Dom, node: DomNode): boolean => (node.box?.y ?? 0) > dom.viewport.height * farScreens;
const isLazy = (node: DomNode): boolean => node.attributes.loading === 'lazy';

/** Whether an image at the bottom waits still: nobody asked for it. */
function someWait(dom: Dom, requests: readonly NetworkRequest[]): boolean {
  const asked = new Set(requests.map(({ url }) => url));
  return byTag(dom, 'img').some((node) => {
    const source = node.image?.currentSrc || node.attributes.src || node.attributes.srcset || 'data:';
    return (
      node.document === 0 &&
      isLazy(node) &&
      isFar(dom, node) &&
      !/^(?:data|blob):/i.test(source) &&
      !asked.has(source)
    );
  });
}

export default defineRule({
  id: 'eco-images-differees',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 6.5' }],
  title: {
    fail: 'Des images du bas de page se chargent dès l’arrivée',
    pass: 'Les images du bas de page attendent le défilement',
  },
  why: 'Beaucoup de visiteurs ne descendent pas jusque-là : ces images sont transférées pour rien.',
  fix: 'Ajouter loading="lazy" aux images placées sous le premier écran.',
  judges: 'layout',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    const below = weighedImages(dom, requests).filter(
      ({ node, request }) => isFar(dom, node) && request.transferBytes > worthBytes,
    );
    if (below.length === 0 && !someWait(dom, requests))
      return { status: 'inapplicable', reason: 'aucune image en bas de page' };
    const wrong = below.filter(({ node }) => !isLazy(node));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ node, request }) =>
        elementEvidence(dom, node, formatBytes(request.transferBytes)),
      ),
    };
  },
});

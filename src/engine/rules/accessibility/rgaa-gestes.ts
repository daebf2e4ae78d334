import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf, elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule, threshold } from '../../rule.ts';

const gestures = /^(touchmove|gesture(start|change|end))$/;
const presses = /^(pointerdown|mousedown|touchstart)$/;
const libraries = /^(swiper|hammer(js)?|slick|flickity|splide|leaflet|photoswipe)$/i;

/** What a library writes on what it makes: loaded without it, nothing of its own slides in the page. */
const marks: Readonly<Record<string, RegExp>> = {
  swiper: /(?:^|\s)swiper-(?:container-)?initialized(?:\s|$)/,
  slick: /(?:^|\s)slick-initialized(?:\s|$)/,
  flickity: /(?:^|\s)flickity-enabled(?:\s|$)/,
  splide: /(?:^|\s)is-initialized(?:\s|$)/,
  leaflet: /(?:^|\s)leaflet-container(?:\s|$)/,
};

function isUsed(dom: Dom, library: string): boolean {
  const mark = marks[library.toLowerCase()];
  if (!mark || dom.truncated) return true;
  return dom.nodes.some(
    ({ tag, attributes }) => mark.test(attributes.class ?? '') || tag.startsWith(`${library.toLowerCase()}-`),
  );
}

/** A move whose place nobody reads is only kept from the rest of the page. */
const hears = (events: RegExp) => (node: DomNode) =>
  (node.listeners ?? []).some((type) => events.test(type) && node.idleMoves?.includes(type) !== true);

/** React hears every event where it is mounted and of each of its portals, whatever its components wait for. */
const heardByReact = ['touchmove', 'auxclick', 'volumechange', 'compositionstart', 'dragexit'];
const isReactRoot = ({ listeners = [] }: DomNode): boolean =>
  heardByReact.every((type) => listeners.includes(type));

const leastSidePx = threshold(8, { ours: 'Nobody draws with a finger on less. CSS px' });
const hasRoom = ({ box }: DomNode): boolean => box !== null && Math.min(box.width, box.height) >= leastSidePx;

/** A pointer that moves is followed for effects as well: it draws or drags where a press is waited for around. */
function isGesture(dom: Dom, node: DomNode): boolean {
  if (hears(gestures)(node)) return true;
  if (!hears(/^pointermove$/)(node)) return false;
  return [node, ...ancestorsOf(dom, node), ...descendantsOf(dom, node)].some(hears(presses));
}

export default defineRule({
  id: 'rgaa-gestes',
  version: 4,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 13.10' },
    { kind: 'standard', title: 'WCAG 2.5.1' },
  ],
  rgaa: ['13.10'],
  title: {
    fail: 'Des gestes (glisser, pincer) sont utilisés : autre moyen à vérifier',
    pass: 'Aucun geste complexe n’a été relevé',
  },
  why: 'Tout le monde ne peut pas glisser ou pincer avec précision.',
  fix: 'Ajouter des boutons qui font la même chose : suivant, précédent, agrandir.',
  artifacts: ['dom', 'libraries'],
  evaluate({ dom, libraries: used }) {
    const elements = dom.nodes.filter(
      (node) =>
        node.visible &&
        !/^(html|body)$/.test(node.tag) &&
        hasRoom(node) &&
        !isReactRoot(node) &&
        isGesture(dom, node),
    );
    const known = used.filter(({ name }) => libraries.test(name) && isUsed(dom, name));
    if (elements.length + known.length === 0) return { status: 'inapplicable' };
    return {
      status: 'review',
      evidence: [
        ...elements.slice(0, 15).map((node) => elementEvidence(dom, node)),
        ...known.slice(0, 5).map(({ name, version }) => ({
          type: 'value' as const,
          label: 'Bibliothèque',
          value: `${name} ${version}`.trim(),
        })),
      ],
      occurrences: elements.length + known.length,
    };
  },
});

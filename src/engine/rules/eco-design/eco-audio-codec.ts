import { formatBytes } from '#contract/french.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, childrenOf, elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule, threshold } from '../../rule.ts';

const heavyBytes = threshold(1_000_000, {
  ours: 'a minute of music in MP3: lighter files win little by another codec',
});
const raw = /\.(?:wav|aiff?|flac)(?:[?#]|$)|audio\/(?:x-)?(?:wav|wave|aiff|flac)/i;
const old = /\.mp3(?:[?#]|$)|audio\/mpeg/i;
const efficient = /\.(?:opus|ogg|oga|m4a|aac|webm|weba)(?:[?#]|$)|audio\/(?:ogg|opus|aac|mp4|webm)/i;

export default defineRule({
  id: 'eco-audio-codec',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 5.6' }],
  title: {
    fail: 'Un enregistrement sonore n’est pas dans un format efficace',
    pass: 'Les enregistrements sonores sont dans un format efficace',
  },
  why: 'Un fichier WAV pèse dix fois plus qu’un fichier Opus ou AAC, et un MP3 une fois et demie.',
  fix: 'Proposer l’enregistrement en Opus ou en AAC.',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    const sounds = byTag(dom, 'audio').filter((node) => formsOf(dom, node) !== '');
    if (sounds.length === 0) return { status: 'inapplicable', reason: 'aucun enregistrement sonore' };
    const sizes = new Map(requests.map(({ url, transferBytes }) => [url, transferBytes]));
    const sizeOf = (node: DomNode) => sizes.get(node.media?.currentSrc ?? '') ?? 0;
    const wrong = sounds.filter((node) => {
      const forms = formsOf(dom, node);
      if (efficient.test(forms)) return false;
      return raw.test(forms) || (old.test(forms) && sizeOf(node) > heavyBytes);
    });
    if (wrong.length === 0) return { status: 'pass' };
    const note = (node: DomNode) => (sizeOf(node) > 0 ? formatBytes(sizeOf(node)) : 'taille inconnue');
    return {
      status: 'fail',
      evidence: wrong.map((node) => elementEvidence(dom, node, note(node))),
    };
  },
});

/** Addresses and types of every source of the sound. */
function formsOf(dom: Dom, node: DomNode): string {
  const sources = [node, ...childrenOf(dom, node).filter(({ tag }) => tag === 'source')];
  return sources
    .flatMap(({ url, attributes }) => [url ?? '', attributes.type ?? ''])
    .join(' ')
    .trim();
}

import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { plainText } from '../../derive/dom/names.ts';
import { playedMediaOf } from '../../derive/media/media.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const generic = /^(youtube )?(video )?(player|lecteur)( video| audio)?$|^iframe$|^video$|^audio$/;

/** A text stands in the block of the media, or just before it. */
function isAnnounced(dom: Dom, media: DomNode): boolean {
  const title = plainText(media.attributes.title ?? media.attributes['aria-label'] ?? '');
  if (title !== '' && !generic.test(title)) return true;
  let at: DomNode | undefined = media;
  for (let level = 0; level < 3 && at && at.tag !== 'body'; level += 1) {
    const parent: DomNode | undefined = parentOf(dom, at);
    const siblings = parent ? childrenOf(dom, parent) : [];
    const before = siblings.slice(0, siblings.indexOf(at)).at(-1);
    if (before && /\p{L}/u.test(textOf(dom, before))) return true;
    if (parent && parent.tag !== 'body' && /\p{L}/u.test(textOf(dom, parent))) return true;
    at = parent;
  }
  return false;
}

export default defineRule({
  id: 'rgaa-media-non-identifie',
  // 3: a file opened in a frame is told, and looked around, at the frame.
  version: 3,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 4.7.1' }],
  rgaa: ['4.7'],
  title: {
    fail: 'Une vidéo ou un son n’est annoncé par aucun texte : à vérifier',
    pass: 'Chaque vidéo ou son est annoncé par un texte voisin',
  },
  why: 'On ne sait pas ce que l’on va voir ou entendre avant de le lancer.',
  fix: 'Ajouter juste avant le média un titre ou une phrase qui dit ce qu’il contient.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    return judgeElements(dom, playedMediaOf(dom), (media) => !isAnnounced(dom, media), { status: 'review' });
  },
});

import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule, threshold } from '../../rule.ts';

const stopWords = /pause|stop|arr[êe]ter|couper le son|muet|mute|silence/i;

/** The criterion’s limit. */
const briefSeconds = threshold(3, { from: 'RGAA 4.10.1' });

/** RGAA 4.10.1: a way to stop the sound must be among the first things one reaches. */
function hasEarlyStop(dom: Dom): boolean {
  return dom.nodes
    .filter((node) => node.tabbable)
    .slice(0, 3)
    .some((node) => stopWords.test(node.name));
}

function sounds({ media }: DomNode): boolean {
  if (!media?.autoplay || media.muted || media.controls) return false;
  return media.loop || media.durationSeconds === null || media.durationSeconds > briefSeconds;
}

export default defineRule({
  id: 'rgaa-son-automatique',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 4.10.1' },
    { kind: 'standard', title: 'WCAG 1.4.2' },
  ],
  rgaa: ['4.10'],
  title: {
    fail: 'Un son démarre tout seul, sans moyen de l’arrêter',
    pass: 'Aucun son ne démarre tout seul',
  },
  messages: { video: 'Une vidéo se lance toute seule sans être muette : son à vérifier' },
  why: 'Le son couvre la voix du lecteur d’écran : une personne aveugle n’entend plus rien de la page et ne peut pas chercher comment l’arrêter.',
  fix: 'Retirer le démarrage automatique (autoplay), ou couper le son par défaut (muted) et afficher les commandes.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const media = byTag(dom, 'audio', 'video').filter((node) => node.media);
    if (media.length === 0) return { status: 'inapplicable' };
    const loud = media.filter(sounds);
    if (loud.length === 0 || hasEarlyStop(dom)) return { status: 'pass' };
    const audio = loud.filter((node) => node.tag === 'audio');
    const evidence = (nodes: readonly DomNode[]) => nodes.map((node) => elementEvidence(dom, node));
    // A video may have no sound track: only a person can hear.
    if (audio.length === 0) return { status: 'review', message: 'video', evidence: evidence(loud) };
    return { status: 'fail', evidence: evidence(audio) };
  },
});

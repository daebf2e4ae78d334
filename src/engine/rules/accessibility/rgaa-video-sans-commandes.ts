import type { DomNode } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { hasOwnControls, isDecorativeVideo } from '../../derive/media/media.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const briefSeconds = threshold(5, { ours: 'a shorter film is over before anybody looks for its controls' });

/** Sound, or more than five seconds: something to stop. */
const needsControls = ({ tag, media }: DomNode): boolean =>
  tag === 'video' &&
  media !== undefined &&
  (!media.muted || media.loop || (media.durationSeconds ?? 0) > briefSeconds);

export default defineRule({
  id: 'rgaa-video-sans-commandes',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 4.11.1' }],
  rgaa: ['4.11'],
  title: {
    fail: 'Une vidéo n’a aucune commande de lecture',
    pass: 'Aucune vidéo sans commande n’a été relevée',
  },
  messages: { custom: 'Les commandes d’une vidéo sont peut-être utilisables : à vérifier' },
  why: 'On ne peut ni la lancer, ni l’arrêter, ni régler le son, surtout au clavier.',
  fix: 'Ajouter l’attribut controls, ou utiliser un lecteur accessible avec de vrais boutons.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    // An audio element without controls is not displayed: scripts use it for short signals.
    const videos = byTag(dom, 'video').filter(
      (node) => node.exposed && node.visible && needsControls(node) && !isDecorativeVideo(node),
    );
    if (videos.length === 0) return { status: 'inapplicable' };
    const bare = videos.filter((node) => !node.media?.controls && !hasOwnControls(dom, node));
    if (bare.length === 0) return { status: 'pass' };
    // A click on the picture itself may start it: not for the keyboard, but only a person can tell what it does.
    const silent = bare.filter((node) => !node.listeners?.length && !node.focusable);
    return silent.length > 0
      ? { status: 'fail', ...evidenceOfNodes(dom, silent) }
      : { status: 'review', message: 'custom', ...evidenceOfNodes(dom, bare) };
  },
});

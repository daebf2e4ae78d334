import { byTag, visible } from '../../derive/dom/dom.ts';
import { isDecorativeVideo } from '../../derive/media/media.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'eco-video-fond',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGESN 4.6' },
    { kind: 'standard', title: 'RGESN 4.7' },
  ],
  title: { fail: 'Une vidéo décorative tourne en fond de page', pass: 'Aucune vidéo décorative relevée' },
  why: 'C’est le média le plus coûteux, pour une image qui ne dit rien de plus qu’une photographie.',
  fix: 'La remplacer par une image fixe, ou ne lancer la vidéo qu’à la demande.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const videos = visible(byTag(dom, 'video')).filter(({ document }) => document === 0);
    return judgeElements(dom, videos, (node) => isDecorativeVideo(node) && node.media?.currentSrc !== '');
  },
});

import { byTag } from '../../derive/dom/dom.ts';
import { startsAlone } from '../../derive/media/media.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const embedsAutoplay = (url: string): boolean => /[?&](?:autoplay|auto_play)=(?:1|true)\b/i.test(url);

export default defineRule({
  id: 'eco-lecture-auto',
  // 2: a film that a script plays.
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['RGESN 4.1'],
  title: { fail: 'Une vidéo ou un son démarre sans être demandé', pass: 'Rien ne démarre sans être demandé' },
  why: 'Des données sont transférées et lues sans que personne ne l’ait voulu, à chaque visite.',
  fix: 'Retirer autoplay, ou l’appel de play() au chargement, et mettre preload="none" : la lecture commence quand le visiteur la demande.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const media = byTag(dom, 'video', 'audio');
    const frames = byTag(dom, 'iframe').filter((node) => node.url !== undefined);
    if (media.length + frames.length === 0) return { status: 'inapplicable', reason: 'ni vidéo ni son' };
    const wrong = [
      ...media.filter((node) => startsAlone(node) && node.media?.currentSrc !== ''),
      ...frames.filter((node) => embedsAutoplay(node.url ?? '')),
    ];
    return wrong.length === 0 ? { status: 'pass' } : { status: 'fail', ...evidenceOfNodes(dom, wrong) };
  },
});

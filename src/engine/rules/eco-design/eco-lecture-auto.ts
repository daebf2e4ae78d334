import { byTag } from '../../derive/dom/dom.ts';
import { frameOfFile } from '../../derive/media/framed-files.ts';
import { startsAlone } from '../../derive/media/media.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const embedsAutoplay = (url: string): boolean => /[?&](?:autoplay|auto_play)=(?:1|true)\b/i.test(url);

export default defineRule({
  id: 'eco-lecture-auto',
  // 3: a film opened as the document of a frame is told at the frame. 2: a film that a script plays.
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 4.1' }],
  title: { fail: 'Une vidéo ou un son démarre sans être demandé', pass: 'Rien ne démarre sans être demandé' },
  messages: { framed: 'Un film ou un son ouvert dans un cadre démarre sans être demandé' },
  why: 'Des données sont transférées et lues sans que personne ne l’ait voulu, à chaque visite.',
  fix: 'Retirer autoplay, ou l’appel de play() au chargement, et mettre preload="none" : la lecture commence quand le visiteur la demande.',
  advice: {
    framed: {
      fix: 'Remplacer le cadre (iframe) par <video controls preload="none">, ou <audio> pour un son : un fichier ouvert dans un cadre est lu par le navigateur dès l’arrivée, quoi que dise la page.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const media = byTag(dom, 'video', 'audio');
    const frames = byTag(dom, 'iframe').filter((node) => node.url !== undefined);
    if (media.length + frames.length === 0) return { status: 'inapplicable', reason: 'ni vidéo ni son' };
    const alone = media.filter((node) => startsAlone(node) && node.media?.currentSrc !== '');
    const wrong = [
      ...alone.map((node) => frameOfFile(dom, node) ?? node),
      ...frames.filter((node) => embedsAutoplay(node.url ?? '')),
    ];
    if (wrong.length === 0) return { status: 'pass' };
    const framed = alone.flatMap((node) => frameOfFile(dom, node) ?? []);
    const each = [...new Set(wrong)];
    return {
      status: 'fail',
      ...(each.every((node) => framed.includes(node)) && { message: 'framed' }),
      ...evidenceOfNodes(dom, each, (node) =>
        framed.includes(node) ? 'le fichier est ouvert dans un cadre : le navigateur le lit' : undefined,
      ),
    };
  },
});

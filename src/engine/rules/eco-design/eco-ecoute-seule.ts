import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { embeddedPlayersOf } from '../../derive/media/media.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { defineRule } from '../../rule.ts';

const longSeconds = 60;
const audioOffer = /\b(?:version|piste|fichier) audio\b|\baudio seule?\b|\becoute[rz]?\b|\bpodcast\b|\bmp3\b/;

export default defineRule({
  id: 'eco-ecoute-seule',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: ['RGESN 5.5'],
  title: {
    fail: 'Une vidéo longue n’offre peut-être pas d’écoute seule',
    pass: 'Les vidéos longues s’accompagnent d’une écoute seule',
  },
  why: 'Pour une conférence ou un entretien, le son suffit souvent et pèse dix fois moins.',
  fix: 'Proposer à côté de la vidéo un fichier sonore ou un podcast.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const videos = [
      ...byTag(dom, 'video').filter(
        ({ media }) =>
          media && !media.muted && (media.durationSeconds === null || media.durationSeconds > longSeconds),
      ),
      ...embeddedPlayersOf(dom).filter(({ url }) => /youtu|vimeo|dailymotion|peertube/.test(url ?? '')),
    ];
    if (videos.length === 0) return { status: 'inapplicable', reason: 'aucune vidéo longue' };
    if (byTag(dom, 'audio').length > 0 || audioOffer.test(foldText(dom.text))) return { status: 'pass' };
    return {
      status: 'review',
      occurrences: videos.length,
      evidence: videos.slice(0, 10).map((node) => elementEvidence(dom, node)),
    };
  },
});

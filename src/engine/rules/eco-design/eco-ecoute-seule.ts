import { foldText } from '#contract/fold-text.ts';
import type { Dom } from '../../artifacts.ts';
import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { isInteractive } from '../../derive/dom/names.ts';
import { embeddedPlayersOf } from '../../derive/media/media.ts';
import { defineRule, threshold } from '../../rule.ts';

const longSeconds = threshold(60, { ours: 'shorter films are watched rather than listened to' });
/** Of people « à votre écoute », nothing can be played. */
const audioOffer =
  /\b(?:version|piste|fichier) audio\b|\b(?:audio|ecoute) seule?\b|\bpodcasts?\b|\bmp3\b|\becoute[rz]? (?:en ligne|(?:l'|(?:l[ae]s?|ces?|cet|cette|notre|nos|un|une|des|du) )(?:\w+ )?(?:episode|conference|entretien|interview|emission|enregistrement|audio|son|version|extrait|concert|morceau|chanson|texte|article)s?\b)/;

const offersSound = (dom: Dom): boolean =>
  byTag(dom, 'audio').length > 0 ||
  audioOffer.test(foldText(dom.text).replaceAll('’', "'")) ||
  dom.nodes.some((node) => isInteractive(node) && /^(?:re)?ecoute[rz]?\b/.test(foldText(node.name)));

export default defineRule({
  id: 'eco-ecoute-seule',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 5.5' }],
  title: {
    fail: 'Une vidéo longue n’offre peut-être pas d’écoute seule',
    pass: 'Les vidéos longues s’accompagnent d’une écoute seule',
  },
  messages: { unknown: 'Une vidéo de durée inconnue n’offre peut-être pas d’écoute seule' },
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
    if (offersSound(dom)) return { status: 'pass' };
    const isKnown = videos.some(({ media }) => typeof media?.durationSeconds === 'number');
    return {
      status: 'review',
      ...(!isKnown && { message: 'unknown' }),
      occurrences: videos.length,
      evidence: videos.slice(0, 10).map((node) => elementEvidence(dom, node)),
    };
  },
});

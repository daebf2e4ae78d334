import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, childrenOf, elementEvidence } from '../../derive/dom/dom.ts';
import { isDecorativeVideo } from '../../derive/media/media.ts';
import { primaryLanguage } from '../../derive/text/language-codes.ts';
import { inheritedLang } from '../../derive/text/running-text.ts';
import { defineRule } from '../../rule.ts';

const kindOf = (track: DomNode): string => (track.attributes.kind ?? 'subtitles').toLowerCase();

/** The track a deaf person would need: in the page’s language, yet declared as a translation. */
function misdeclaredTrack(dom: Dom, video: DomNode): DomNode | undefined {
  const tracks = childrenOf(dom, video).filter((child) => child.tag === 'track');
  if (tracks.some((track) => kindOf(track) === 'captions')) return undefined;
  const language = primaryLanguage(inheritedLang(dom, video));
  return tracks.find(
    (track) =>
      kindOf(track) === 'subtitles' &&
      (!track.attributes.srclang || primaryLanguage(track.attributes.srclang) === language),
  );
}

export default defineRule({
  id: 'rgaa-track-mauvais-kind',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 4.3.2' }],
  rgaa: ['4.3.2'],
  title: {
    fail: 'Une piste de sous-titres est déclarée comme une traduction',
    pass: 'Les pistes de sous-titres pour sourds sont bien déclarées',
  },
  why: 'Déclarée « subtitles », la piste passe pour une traduction : le lecteur ne la propose pas aux personnes sourdes.',
  fix: 'Déclarer la piste avec kind="captions", ainsi que srclang et label : <track kind="captions" srclang="fr" label="Français">.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const videos = byTag(dom, 'video').filter(
      (video) => !isDecorativeVideo(video) && childrenOf(dom, video).some((child) => child.tag === 'track'),
    );
    if (videos.length === 0) return { status: 'inapplicable' };
    const wrong = videos.map((video) => misdeclaredTrack(dom, video)).filter((track) => track !== undefined);
    if (wrong.length === 0) return { status: 'pass' };
    return { status: 'fail', evidence: wrong.map((track) => elementEvidence(dom, track)) };
  },
});

import { byTag } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const embeds =
  /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video|google\.(?:com|fr)\/maps|maps\.google\.|(?:geo\.)?dailymotion\.com\/(?:embed|player))/;

/** The lighter form of the player, which writes nothing before the visitor plays. */
function isSober(url: string): boolean {
  return (
    /youtube-nocookie\.com/.test(url) || (/player\.vimeo\.com/.test(url) && /[?&]dnt=(?:1|true)\b/.test(url))
  );
}

export default defineRule({
  id: 'priv-video-integree',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['art. 82 LIL'],
  title: {
    fail: 'Une vidéo ou une carte intégrée contacte son fournisseur dès l’affichage',
    pass: 'Les vidéos et cartes intégrées n’écrivent rien avant d’être lancées',
  },
  why: 'Le lecteur standard de YouTube, Vimeo ou Google Maps suit le visiteur dès l’ouverture de la page, même s’il ne regarde rien.',
  fix: 'Afficher une image à cliquer à la place, ou employer la forme sobre (youtube-nocookie.com, dnt=1 pour Vimeo) et demander l’accord.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const frames = byTag(dom, 'iframe').filter(
      ({ url, attributes }) => embeds.test(url ?? '') && attributes.src !== undefined,
    );
    return judgeElements(dom, frames, ({ url }) => !isSober(url ?? ''));
  },
});

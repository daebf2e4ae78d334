import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const embeds =
  /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video|google\.(?:com|fr)\/maps|maps\.google\.|(?:geo\.)?dailymotion\.com\/(?:embed|player))/;

/** Whose cookies those embeds may leave. */
const providers = /(?:^|\.)(?:youtube\.com|vimeo\.com|dailymotion\.com)$/;

/** The lighter form of the player, which its publisher offers to follow visitors less. */
function isSober(url: string): boolean {
  return (
    /youtube-nocookie\.com/.test(url) || (/player\.vimeo\.com/.test(url) && /[?&]dnt=(?:1|true)\b/.test(url))
  );
}

/** Asked for when it comes near the window: it waits below the first screen. */
const waitsBelow = (dom: Dom, { attributes, box }: DomNode): boolean =>
  attributes.loading?.toLowerCase() === 'lazy' && (box === null || box.y >= dom.viewport.height);

export default defineRule({
  id: 'priv-video-integree',
  version: 3,
  // Where the provider’s cookie was seen too: something was written without consent. Elsewhere `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'art. 82 LIL' }],
  title: {
    fail: 'Une vidéo ou une carte intégrée contacte son fournisseur dès l’affichage',
    pass: 'Les vidéos et cartes intégrées emploient la forme sobre de leur lecteur',
  },
  messages: {
    writes: 'Une vidéo ou une carte intégrée dépose un cookie de son fournisseur dès l’affichage',
    below:
      'Une vidéo ou une carte intégrée contacte son fournisseur dès qu’on s’en approche en faisant défiler la page',
  },
  why: 'Le lecteur standard de YouTube, Vimeo ou Google Maps suit le visiteur dès l’ouverture de la page, même s’il ne regarde rien.',
  fix: 'Afficher une image à cliquer à la place, ou employer la forme sobre (youtube-nocookie.com, dnt=1 pour Vimeo), qui réduit le suivi, et demander l’accord.',
  advice: {
    below: {
      why: 'Le lecteur standard de YouTube, Vimeo ou Google Maps suit le visiteur qui arrive à sa hauteur, même s’il ne regarde rien.',
    },
  },
  artifacts: ['dom', 'cookies'],
  evaluate({ dom, cookies }) {
    const frames = byTag(dom, 'iframe').filter(
      ({ url, attributes }) => embeds.test(url ?? '') && attributes.src !== undefined,
    );
    if (frames.length === 0) return { status: 'inapplicable' };
    const wrong = frames.filter(({ url }) => !isSober(url ?? ''));
    if (wrong.length === 0) return { status: 'pass' };
    const proof = evidenceOfNodes(dom, wrong);
    const written = cookies.filter(({ thirdParty, domain }) => thirdParty && providers.test(domain));
    if (written.length > 0)
      return {
        status: 'fail',
        message: 'writes',
        occurrences: wrong.length,
        evidence: [...proof.evidence, ...cookieEvidence(written)],
      };
    return wrong.every((frame) => waitsBelow(dom, frame))
      ? { status: 'fail', severity: 'mineur', message: 'below', ...proof }
      : { status: 'fail', severity: 'mineur', ...proof };
  },
});

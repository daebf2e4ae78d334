import type { Dom, DomNode, PageIdentity } from '../../artifacts.ts';
import { byTag, childrenOf } from '../../derive/dom/dom.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Small side of the largest definition the referential accepts in the oldest codec. */
const acceptedSide = threshold(720, { from: 'RGESN 5.3' });
const newerCodec = /\.webm(?:[?#]|$)|video\/webm|av01|vp0?[89]|hev1|hvc1/i;
/** Device pixels a CSS pixel on the devices pages are visited with. */
const density: Readonly<Record<PageIdentity['device'], number>> = { mobile: 1.75, desktop: 1 };

interface Film {
  readonly side: number;
  /** Pixels of the film for one of the screen, on the side where there are fewer. */
  readonly surplus: number;
  readonly isOldCodec: boolean;
}

function filmOf(dom: Dom, node: DomNode, device: PageIdentity['device']): Film | null {
  const { videoWidth = 0, videoHeight = 0 } = node.media ?? {};
  if (videoWidth * videoHeight === 0 || !node.visible || !node.box) return null;
  const shown = [node.box.width, node.box.height].map((side) => Math.max(1, side * density[device]));
  const forms = [node, ...childrenOf(dom, node).filter(({ tag }) => tag === 'source')]
    .flatMap(({ url, attributes, media }) => [url, attributes.type, media?.currentSrc])
    .join(' ');
  return {
    side: Math.min(videoWidth, videoHeight),
    surplus: Math.min(videoWidth / (shown[0] ?? 1), videoHeight / (shown[1] ?? 1)),
    isOldCodec: /\.(?:mp4|m4v|mov)(?:[?#]|\s|$)|video\/mp4/i.test(forms) && !newerCodec.test(forms),
  };
}

/** The accepted definition is too much only where it is shown very small: it serves large screens too. */
const isOversized = ({ side, surplus }: Film): boolean => surplus > (side <= acceptedSide ? 3 : 1.5);
const isWrong = (film: Film): boolean => isOversized(film) || (film.side > acceptedSide && film.isOldCodec);

export default defineRule({
  id: 'eco-video-definition',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGESN 5.3' },
    { kind: 'standard', title: 'RGESN 5.4' },
  ],
  title: {
    fail: 'Une vidéo est trop définie pour sa taille à l’écran, ou mal encodée',
    pass: 'Les vidéos ont une définition et un encodage adaptés',
  },
  why: 'Doubler la définition multiplie le poids par trois ou quatre, sans que personne voie la différence.',
  fix: 'Proposer la vidéo en 720p au plus, ou l’encoder en AV1, VP9 ou HEVC, et servir une version à la taille affichée.',
  judges: 'layout',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    const films = byTag(dom, 'video').flatMap((node) => {
      const film = filmOf(dom, node, page.device);
      return film ? [{ node, film }] : [];
    });
    if (films.length === 0) return { status: 'inapplicable', reason: 'aucune vidéo chargée' };
    const wrong = films.filter(({ film }) => isWrong(film));
    if (wrong.length === 0) return { status: 'pass' };
    const note = ({ media, box }: DomNode) =>
      `${media?.videoWidth} × ${media?.videoHeight} pixels, affichée en ${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`;
    return {
      status: 'fail',
      ...evidenceOfNodes(
        dom,
        wrong.map(({ node }) => node),
        note,
      ),
    };
  },
});

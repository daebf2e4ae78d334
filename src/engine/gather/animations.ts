import { type AnimatedImage, type Animations, type Dom, type DomNode, orElse } from '../artifacts.ts';
import { readImageTiming } from './animated-image.ts';
import { defineArtifact } from './define-artifact.ts';
import { gifFlashingShare } from './gif-flashes.ts';
import { inPage } from './in-page.ts';
import { readMotion } from './interactions/read-motion.ts';
import type { Exchange } from './network-log.ts';
import type { Tab } from './tab.ts';

/** WCAG 2.3.1: a quarter of the centre of sight, in CSS px². */
const flashAreaPx = 21_824;
const smallPx = 50;
const imageLimit = 12;
const imageBytes = 5_000_000;
/** A still picture rarely weighs less than an animated one of these formats: below it is not read. */
const worthBytes = 40_000;

export const animations = defineArtifact({
  id: 'animations',
  after: ['dom'],
  gather: ({ tab, watch, request }, _needed, { dom }) =>
    gatherAnimations(
      tab,
      dom === undefined ? null : orElse(dom, null),
      watch.network.exchanges,
      request.moves ?? false,
    ),
});

/** What moves or flashes by its nature: animated images from the bytes received, animations of styles. */
async function gatherAnimations(
  tab: Tab,
  dom: Dom | null,
  exchanges: readonly Exchange[],
  isDriven: boolean,
): Promise<Animations> {
  const flashing = await inPage(tab).listFlashes(flashAreaPx);
  const images = dom ? await Promise.all(candidates(dom, exchanges).map(readImage)) : [];
  // On a driven page scripts are watched too, for longer.
  const motion = isDriven ? null : await readMotion(tab);
  return { flashing, images: images.filter((image) => image !== null), motion };
}

interface Candidate {
  readonly exchange: Exchange;
  readonly areaPx: number;
}

/** Images of some size that may be animated, GIF first, then the heaviest. */
function candidates(dom: Dom, exchanges: readonly Exchange[]): Candidate[] {
  const areas = new Map<string, number>();
  for (const node of dom.nodes) {
    const { box } = node;
    if (!box || box.width <= smallPx || box.height <= smallPx || !node.visible) continue;
    for (const url of picturesOf(node)) areas.set(url, Math.max(areas.get(url) ?? 0, box.width * box.height));
  }
  const isGif = ({ exchange }: Candidate) => exchange.response?.mimeType === 'image/gif';
  return exchanges
    .flatMap((exchange) => {
      const areaPx = areas.get(exchange.url);
      return areaPx !== undefined && mayMove(exchange) ? [{ exchange, areaPx }] : [];
    })
    .sort((a, b) => Number(isGif(b)) - Number(isGif(a)) || b.exchange.bodyBytes - a.exchange.bodyBytes)
    .slice(0, imageLimit);
}

function picturesOf({ image, style }: DomNode): string[] {
  const backgrounds = [...style.backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? '');
  return image ? [image.currentSrc, ...backgrounds] : backgrounds;
}

function mayMove({ response, bodyBytes, redirectedTo }: Exchange): boolean {
  if (!response || redirectedTo !== null || bodyBytes > imageBytes) return false;
  return (
    response.mimeType === 'image/gif' ||
    (/^image\/(?:webp|png|apng)$/.test(response.mimeType) && bodyBytes >= worthBytes)
  );
}

async function readImage({ exchange, areaPx }: Candidate): Promise<AnimatedImage | null> {
  const answer = await exchange.session
    .send('Network.getResponseBody', { requestId: exchange.requestId })
    .catch(() => null);
  if (!answer?.base64Encoded) return null;
  const bytes = Buffer.from(answer.body, 'base64');
  const timing = readImageTiming(bytes);
  if (!timing) return null;
  const isFast = timing.frames / Math.max(0.1, timing.durationSeconds) > 3;
  const isJudged = timing.format === 'gif' && areaPx > flashAreaPx;
  const flashingShare = !isFast ? 0 : isJudged ? gifFlashingShare(bytes) : null;
  return { url: exchange.url, ...timing, flashingShare };
}

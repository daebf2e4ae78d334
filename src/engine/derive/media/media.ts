import type { Dom, DomNode } from '../../artifacts.ts';
import { handlesPress } from '../dom/clickable.ts';
import { byTag, closest, descendantsOf, parentOf } from '../dom/dom.ts';
import { memoise } from '../memoise.ts';
import { frameOfFile } from './framed-files.ts';
import { waitsInSlide } from './slides.ts';

const knownPlayer = /(^|\s)(video-js|vjs-|plyr|mejs|jwplayer|jw-|mediaelement|flowplayer|ableplayer)/i;

/** Buttons and sliders of audio and video players built with HTML (native controls are the browser’s). */
export const playerControlsOf = memoise((dom: Dom): readonly DomNode[] =>
  dom.nodes.filter((node) => {
    const { role } = node.attributes;
    const control = role ? role === 'button' || role === 'slider' : node.tag === 'button';
    return control && node.exposed && closest(dom, node, (up) => isPlayer(dom, up)) !== undefined;
  }),
);

function isPlayer(dom: Dom, node: DomNode): boolean {
  const classes = node.attributes.class ?? '';
  if (!/player/i.test(classes) && !knownPlayer.test(classes)) return false;
  return descendantsOf(dom, node).some((inner) => inner.tag === 'video' || inner.tag === 'audio');
}

const pauseWords = /pause|stop|arr[êe]t|lecture|lire|play|muet|mute|couper/i;

/** Blocks that hold the text of the page: their buttons are not the media’s. */
const textBlocks = new Set(['html', 'body', 'main', 'article']);

/** A reachable button inside one of the two containers around the media. */
export const hasOwnControls = (dom: Dom, media: DomNode): boolean => ownControlsOf(dom, media).length > 0;

function ownControlsOf(dom: Dom, media: DomNode): DomNode[] {
  const first = parentOf(dom, media);
  const second = first && parentOf(dom, first);
  const containers = [first, second].filter((node) => node && !textBlocks.has(node.tag));
  return containers.flatMap((container) =>
    container ? descendantsOf(dom, container).filter((node) => isControl(node)) : [],
  );
}

function isControl(node: DomNode): boolean {
  if (!node.focusable || !node.exposed) return false;
  return node.tag === 'button' || node.attributes.role === 'button';
}

/** A button named pause, stop or mute somewhere on the page. */
export function hasPauseButton(dom: Dom): boolean {
  return dom.nodes.some(
    (node) => isControl(node) && pauseWords.test(`${node.name} ${node.attributes.class}`),
  );
}

const stopName = /^(?:mettre en )?(?:pause|stop(?:per)?|arr[êe]ter)(?![\p{L}])/iu;
const longestName = 40;

/** A link to a place of the page that says it pauses: styles (`:target`) or a script may make a button of it. */
export const hasPauseLink = (dom: Dom): boolean =>
  byTag(dom, 'a').some(
    ({ name, attributes, focusable, exposed }) =>
      focusable &&
      exposed &&
      attributes.href?.startsWith('#') === true &&
      name.length <= longestName &&
      stopName.test(name.trim()),
  );

/** Hosts of embedded players. */
const playerHosts =
  /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|soundcloud\.com|spotify\.com|deezer\.com|ausha\.co|podcloud\.fr|wistia\.(com|net)|twitch\.tv|brightcove\.net|jwplatform\.com|peertube\.[a-z]+)$/;

/** Frames that hold a third-party audio or video player. */
export const embeddedPlayersOf = memoise((dom: Dom): readonly DomNode[] =>
  byTag(dom, 'iframe').filter((frame) => {
    if (!frame.exposed && !waitsInSlide(dom, frame)) return false;
    if (!frame.url || !URL.canParse(frame.url)) return false;
    return playerHosts.test(new URL(frame.url).hostname);
  }),
);

/** It starts without being asked to: by its attribute, or by a script that plays it silently, as browsers allow. */
export const startsAlone = ({ media }: DomNode): boolean =>
  media !== undefined && (media.autoplay || (media.playing === true && media.muted && !media.controls));

/** Moving decoration: silent, automatic, looping video without controls. */
export const isDecorativeVideo = (node: DomNode): boolean =>
  node.tag === 'video' && startsAlone(node) && node.media?.muted === true && !node.media.controls;

const soundWords = /\bsons?\b|volume|muet|mute|audio|sound/i;

/** A silent decoration that nothing around can give its sound: no button that says so, or says nothing, no click of its own. */
export const isNeverHeard = (dom: Dom, node: DomNode): boolean =>
  isDecorativeVideo(node) &&
  !handlesPress(node) &&
  ownControlsOf(dom, node).every((control) => {
    const said = `${control.name} ${control.attributes.class ?? ''}`;
    return control.name.trim() !== '' && !soundWords.test(said);
  });

/** Exposed audio, video and embedded players that a person chooses to play; a file opened in a frame is its frame. */
export const playedMediaOf = memoise((dom: Dom): readonly DomNode[] => [
  ...byTag(dom, 'audio', 'video')
    .filter((node) => node.exposed && node.visible && !isDecorativeVideo(node))
    .map((node) => frameOfFile(dom, node) ?? node),
  ...embeddedPlayersOf(dom),
]);

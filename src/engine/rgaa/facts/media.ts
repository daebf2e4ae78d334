import type { Dom, DomNode, NetworkRequest } from '../../artifacts.ts';
import { byTag, closest } from '../../derive/dom/dom.ts';
import { memoise } from '../../derive/memoise.ts';
import { provable } from '../provable-fact.ts';
import { attributeTexts, contentNodes, hasNone, isAllSeen, isScriptless } from './seen.ts';

const mediaFile = /\.(mp4|m4v|webm|ogv|mov|avi|mp3|m4a|ogg|oga|wav|flac|aac|m3u8|mpd)\b/i;
/** Addresses that play something: a channel’s home page does not. */
const mediaPlace =
  /youtube[^/]{0,100}\/(watch|embed|shorts|live)|youtu\.be\/|vimeo\.com\/(video\/)?\d|dailymotion\.com\/(embed|video)|soundcloud\.com\/[^/]+\/|(spotify|deezer)\.com\/|ausha\.co\/|podcast|wistia|brightcove|jwplayer|peertube|\/videos\/(watch|embed)/i;
const playerName = /\b(video|audio|player|lecteur|youtube|vimeo|plyr|jwplayer|mediaelement)/i;

/** Anything that plays or looks made to play, facades of players included. */
const looksPlayable = ({ tag, attributes }: DomNode, values: string): boolean =>
  (tag.includes('-') && /video|audio|player|youtube|vimeo/.test(tag)) ||
  playerName.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`) ||
  mediaFile.test(values) ||
  mediaPlace.test(values);

const playableNodes = memoise((dom: Dom): readonly DomNode[] => {
  const texts = attributeTexts(dom);
  return contentNodes(dom).filter(
    (node) => (texts[node.index] || node.tag.includes('-')) && looksPlayable(node, texts[node.index] ?? ''),
  );
});

const hasMediaTrace = (dom: Dom): boolean => playableNodes(dom).length > 0;

/** An `audio` element shows no picture, whatever its file is called. */
const hasVideoTrace = (dom: Dom): boolean =>
  playableNodes(dom).some((node) => !closest(dom, node, ({ tag }) => tag === 'audio'));

const isMediaRequest = ({ resourceType, mimeType }: NetworkRequest): boolean =>
  resourceType === 'media' || /^(audio|video)\//.test(mimeType);

export const noTimedMedia = provable(
  ['dom', 'requests'],
  ({ dom, requests }) =>
    isAllSeen(dom) &&
    hasNone(dom, 'audio', 'video', 'object', 'embed', 'applet', 'bgsound') &&
    !hasMediaTrace(dom) &&
    !requests.some(isMediaRequest),
);
export const noVideo = provable(
  ['dom', 'requests'],
  ({ dom, requests }) =>
    isAllSeen(dom) &&
    hasNone(dom, 'video', 'object', 'embed', 'applet') &&
    !hasVideoTrace(dom) &&
    !requests.some((request) => isMediaRequest(request) && !/^audio\//.test(request.mimeType)),
);

/** Drawings of some size may be diagrams that move or answer; small ones are pictograms. */
const hasLivelyDrawing = (dom: Dom): boolean =>
  byTag(dom, 'svg').some(
    ({ box, listeners, attributes, focusable, visible }) =>
      (visible && box !== null && box.width > 100 && box.height > 100) ||
      (listeners?.length ?? 0) > 0 ||
      attributes.tabindex !== undefined ||
      focusable,
  );

export const noNonTimedMedia = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) && hasNone(dom, 'object', 'embed', 'applet', 'canvas') && !hasLivelyDrawing(dom),
);

/** Formats that may be animated. */
const mayMove = /\.(gif|webp|avif|apng|svg)\b|image\/(gif|webp|avif|apng|svg)/i;

export const noMotion = provable(
  ['dom', 'requests', 'stylesheets'],
  ({ dom, requests, stylesheets }) =>
    isScriptless(dom) &&
    hasNone(dom, 'video', 'canvas', 'marquee', 'blink', 'object', 'embed', 'applet') &&
    !hasLivelyDrawing(dom) &&
    !stylesheets.some(({ text }) => /@(-\w+-)?keyframes|animation/i.test(text)) &&
    !dom.nodes.some(
      ({ tag, attributes, image }) =>
        (tag !== 'link' && /animation/i.test(attributes.style ?? '')) ||
        (image !== undefined && (mayMove.test(image.currentSrc) || /^blob:/.test(image.currentSrc))),
    ) &&
    !requests.some(
      ({ resourceType, mimeType }) => resourceType === 'image' && /gif|webp|avif|apng/.test(mimeType),
    ),
);

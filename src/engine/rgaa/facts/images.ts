import type { Dom, DomNode } from '../../artifacts.ts';
import { closest } from '../../derive/dom/dom.ts';
import { memoise } from '../../derive/memoise.ts';
import { provable } from '../provable-fact.ts';
import { attributeTexts, contentNodes, hasNone, hasRole, isAllSeen } from './seen.ts';

const imageTags = new Set(['img', 'svg', 'canvas', 'object', 'embed', 'area', 'picture', 'image', 'applet']);
const privateUse = /\p{Co}/u;

/** Pictures of all kinds, icon fonts included, hidden or not. */
const picturesOf = memoise((dom: Dom): readonly DomNode[] =>
  contentNodes(dom).filter(
    (node) =>
      imageTags.has(node.tag) ||
      (node.tag === 'input' && node.attributes.type?.toLowerCase() === 'image') ||
      hasRole(node, /^(img|image|graphics-)/) ||
      privateUse.test(`${node.ownText}${node.before ?? ''}${node.after ?? ''}`),
  ),
);

/** Both sizes of a picture, the shown and the real one; unknown counts as big. */
function isBiggerThan(node: DomNode, width: number, height: number): boolean {
  const { box, image } = node;
  if (node.tag === 'area' || node.tag === 'picture') return false;
  const shown = box !== null && box.width > width && box.height > height;
  if (image && image.naturalWidth > 0)
    return shown || (image.naturalWidth > width && image.naturalHeight > height);
  return box === null || image !== undefined || shown;
}

const describes = ['alt', 'aria-label', 'aria-labelledby', 'title'] as const;

/** No text stands for the picture, for sure. */
function isSilent(dom: Dom, node: DomNode): boolean {
  if (closest(dom, node, ({ attributes }) => attributes['aria-hidden'] === 'true')) return true;
  if (/^(canvas|object|embed|applet|picture)$/.test(node.tag)) return node.tag === 'picture';
  if (node.tag === 'svg' && !node.exposed) return false;
  return node.name.trim() === '' && describes.every((name) => !node.attributes[name]?.trim());
}

const hasBigPicture = memoise((dom: Dom): boolean =>
  picturesOf(dom).some((node) => isBiggerThan(node, 150, 100)),
);
const hasCaption = (dom: Dom): boolean =>
  contentNodes(dom).some(
    (node) =>
      /^fig/.test(node.tag) ||
      hasRole(node, /^figure$/) ||
      /caption|legend/i.test(node.attributes.class ?? ''),
  );

const captchaTrace = /captcha|turnstile|anti[-_ ]?(spam|robot|bot)|security[-_ ]?code|not a robot|robot/i;

function hasCaptchaTrace(dom: Dom): boolean {
  const texts = attributeTexts(dom);
  return dom.nodes.some(
    ({ index, ownText, tag }) =>
      (tag !== 'meta' && captchaTrace.test(texts[index] ?? '')) ||
      (tag !== 'style' && captchaTrace.test(ownText)),
  );
}

/** A picture beside fields may be a test to pass. */
const hasPictureInForm = (dom: Dom): boolean =>
  picturesOf(dom).some(
    (node) =>
      isBiggerThan(node, 40, 16) && closest(dom, node, ({ tag }) => tag === 'form' || tag === 'fieldset'),
  );

const hasBackgroundPicture = (dom: Dom): boolean =>
  dom.nodes.some(
    ({ style, box }) =>
      /url\(/.test(style.backgroundImage) && (box === null || (box.width > 80 && box.height > 16)),
  );

export const noPicture = provable(['dom'], ({ dom }) => isAllSeen(dom) && picturesOf(dom).length === 0);
export const noDescribedPicture = provable(
  ['dom'],
  ({ dom }) => isAllSeen(dom) && picturesOf(dom).every((node) => isSilent(dom, node)),
);
export const noCaptcha = provable(
  ['dom', 'requests'],
  ({ dom, requests }) =>
    isAllSeen(dom) &&
    !hasCaptchaTrace(dom) &&
    !requests.some(({ url }) => captchaTrace.test(url.split('?')[0]?.replace(/robots\.txt$/, '') ?? '')) &&
    !hasPictureInForm(dom),
);
/** Half the size from which the method looks for complex pictures: a small one is no diagram. */
export const noBigPicture = provable(['dom'], ({ dom }) => isAllSeen(dom) && !hasBigPicture(dom));
export const noDetailedDescription = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    !hasBigPicture(dom) &&
    picturesOf(dom).every(
      ({ attributes }) =>
        attributes.longdesc === undefined &&
        attributes['aria-describedby'] === undefined &&
        attributes['aria-details'] === undefined,
    ),
);
export const noPictureOfText = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    !picturesOf(dom).some((node) => isBiggerThan(node, 80, 16)) &&
    !hasBackgroundPicture(dom),
);
export const noCaptionedPicture = provable(
  ['dom'],
  ({ dom }) => isAllSeen(dom) && (picturesOf(dom).length === 0 || !(hasBigPicture(dom) || hasCaption(dom))),
);

export const noFrame = provable(
  ['dom'],
  ({ dom }) => !dom.truncated && dom.nodes.length > 0 && hasNone(dom, 'iframe', 'frame', 'fencedframe'),
);
export const noTitledFrame = provable(
  ['dom'],
  ({ dom }) =>
    !dom.truncated &&
    dom.nodes.length > 0 &&
    hasNone(dom, 'fencedframe') &&
    dom.nodes.every(
      ({ tag, attributes }) =>
        !/^i?frame$/.test(tag) ||
        ['title', 'aria-label', 'aria-labelledby'].every((name) => !attributes[name]?.trim()),
    ),
);

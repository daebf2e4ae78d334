import UnsizedImages from 'lighthouse/core/audits/unsized-images.js';
import type { LighthouseAudit } from '#engine/artifacts.ts';
import { parsePage } from './parse-page.ts';
import { amountOf, partsOf } from './snippet-words.ts';

/** A measure reads the lines of its snippet; it throws on one that it does not know. */
export type MeasureReader = (lines: readonly string[]) => Partial<Omit<LighthouseAudit, 'id'>>;

const address = 'https://www.exemple.fr/';
const bodyOf = (html: string) => parsePage(`<body>${html}</body>`, address).body;

/** `<script src="/app.js"></script> : 480 ms d’attente`: how long the first paint waits, where the file makes it wait at all. */
const renderBlocking: MeasureReader = (lines) => {
  const items = partsOf(lines, /^(<.+>) : (\d+ ms) d’attente$/).flatMap(([html = '', time]) => {
    const element = bodyOf(html).firstElementChild;
    const url = element?.getAttribute('src') ?? element?.getAttribute('href');
    if (!element || !url) throw new Error(`no file: ${html}`);
    const waits = element.matches(
      'script:not([defer], [async], [type=module]), link[rel=stylesheet]:not([media=print])',
    );
    return waits ? [{ url: new URL(url, address).href, wastedMs: amountOf(time) }] : [];
  });
  const savingsMs = items.reduce((longest, { wastedMs }) => Math.max(longest, wastedMs), 0);
  return { score: items.length > 0 ? 0 : 1, items, savingsMs };
};

/** `@font-face { … } : 640 ms de téléchargement`: the text is unseen for as long as the font is on its way, unless it says `font-display`. */
const fontDisplay: MeasureReader = (lines) => {
  const pattern =
    /^@font-face \{ .*url\("([^"]+)"\)(?:;.*?font-display: (\w+))?.*\} : (\d+ ms) de téléchargement$/;
  const items = partsOf(lines, pattern).flatMap(([path = '', display = 'auto', time]) =>
    /^(?:swap|fallback|optional)$/.test(display)
      ? []
      : [{ url: new URL(path, address).href, wastedMs: amountOf(time) }],
  );
  const savingsMs = items.reduce((longest, { wastedMs }) => Math.max(longest, wastedMs), 0);
  return { score: items.length > 0 ? 0 : 1, items, savingsMs };
};

/** `Image principale : <img …>`: the largest of the first screen as its page writes it, in the HTML or in a style of it. */
const lcpDiscovery: MeasureReader = (lines) => {
  const [[html = ''] = []] = partsOf(lines, /^Image principale : (<.+>)$/);
  const image = bodyOf(html).querySelector('img, [style*=background-image]');
  if (!image) throw new Error('no picture');
  const isInHtml = image.localName === 'img';
  const isEager = image.getAttribute('loading') !== 'lazy';
  const isFirst = image.getAttribute('fetchpriority') === 'high';
  const isFound = isInHtml && isEager && isFirst;
  const item = { selector: image.localName, snippet: image.outerHTML };
  return { score: isFound ? 1 : 0, items: isFound ? [] : [item] };
};

/** Sizes written in the HTML, or in the style of the picture itself. */
const unsizedImages: MeasureReader = (lines) => {
  const images = [...bodyOf(lines.join('\n')).querySelectorAll('img')];
  if (images.length === 0) throw new Error('no picture');
  const styleOf = (image: HTMLImageElement, name: string) => image.style.getPropertyValue(name) || null;
  const unsized = images.filter(
    (image) =>
      !UnsizedImages.isSizedImage({
        ...{ attributeWidth: image.getAttribute('width'), attributeHeight: image.getAttribute('height') },
        cssEffectiveRules: {
          ...{ width: styleOf(image, 'width'), height: styleOf(image, 'height') },
          aspectRatio: styleOf(image, 'aspect-ratio'),
        },
      } as never),
  );
  const items = unsized.map((image) => ({ selector: 'img', snippet: image.outerHTML, url: image.src }));
  return { score: items.length > 0 ? 0 : 1, items };
};

/** Statements of `/app.js`, one a line: a size read after a style was written is a layout made at once. */
const forcedReflow: MeasureReader = (lines) => {
  let isStale = false;
  const items = lines.flatMap((line, at) => {
    const reads = /\.(?:offset|client|scroll)(?:Width|Height|Top|Left)\b|\.getBoundingClientRect\(/.test(
      line,
    );
    const forced = reads && isStale;
    isStale = /\.style\.\w+ = |\.classList\.\w+\(/.test(line) || (isStale && !reads);
    return forced ? [{ source: `${address}app.js`, line: at, reflowTime: 1 }] : [];
  });
  return { score: items.length > 0 ? 0 : 1, items };
};

/** Measures whose cause is code that the snippet shows. */
export const codeReaders: Readonly<Record<string, MeasureReader>> = {
  'render-blocking-insight': renderBlocking,
  'font-display-insight': fontDisplay,
  'lcp-discovery-insight': lcpDiscovery,
  'unsized-images': unsizedImages,
  'forced-reflow-insight': forcedReflow,
};

import type { VisitedPage } from '#contract/report.ts';
import { type ScoreRange, scoreInWords } from '#contract/score-range.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { clip } from '../pdf/clean-text.ts';
import { isInPicture } from '../place-in-page.ts';
import type { Tone } from '../tones.ts';
import { html, type Markup } from './markup.ts';

/** What the file shows of the stored pictures: which of them stand in it, and under which id. */
export interface FilePictures {
  /** `data:` addresses by key. */
  readonly data: ReadonlyMap<string, string>;
  /** Id in the document by address of the page, with the size of the picture. */
  readonly byPage: ReadonlyMap<
    string,
    { readonly id: string; readonly width: number; readonly height: number }
  >;
}

type Picture = NonNullable<ReturnType<FilePictures['byPage']['get']>>;

/** Numbers the pictures of the pages that are at hand. */
export function placePictures(
  pages: readonly VisitedPage[],
  data: ReadonlyMap<string, string>,
): FilePictures {
  const shown = pages.flatMap(({ url, screenshot }) =>
    screenshot && data.has(screenshot.key) ? [{ url, screenshot }] : [],
  );
  return {
    data,
    byPage: new Map(
      shown.map(({ url, screenshot: { width, height } }, index) => [
        url,
        { id: `vue-${index}`, width, height },
      ]),
    ),
  };
}

/** Every picture once, out of sight: extracts refer to it. */
export function pictureStore(pages: readonly VisitedPage[], { data, byPage }: FilePictures): Markup {
  const images = pages.flatMap(({ url, screenshot }) => {
    const place = byPage.get(url);
    const address = screenshot && data.get(screenshot.key);
    if (!place || !address) return [];
    return [
      html`<image id="${place.id}" href="${address}" width="${place.width}" height="${place.height}"/>`,
    ];
  });
  return html`<svg class="store" aria-hidden="true" focusable="false"><defs>${images}</defs></svg>`;
}

const margin = 24;
const widest = 420;
const highest = 320;

/** The part of a page’s picture that shows an element, outlined; nothing when the picture does not reach it. */
export function cropOf(box: EvidenceView['box'], picture: Picture | undefined): Markup | null {
  if (!box || !picture || !isInPicture(box, picture)) return null;
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const width = Math.min(picture.width - x, box.width + 2 * margin);
  const height = Math.min(picture.height - y, box.height + 2 * margin, highest);
  const scale = Math.min(1, widest / width);
  return html`<svg class="crop" role="img" aria-label="Extrait de la capture d’écran, élément encadré" viewBox="${x} ${y} ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"><use href="#${picture.id}"/><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" stroke-width="${Math.round(2 / scale)}"/></svg>`;
}

/** The top of a page, small. */
export function thumbOf(picture: Picture | undefined, title: string): Markup | null {
  if (!picture) return null;
  const height = Math.min(picture.height, Math.round(picture.width * 1.2));
  return html`<svg class="crop" role="img" aria-label="Capture de la page ${clip(title, 80)}" viewBox="0 0 ${picture.width} ${height}" width="180" height="${Math.round((180 * height) / picture.width)}"><use href="#${picture.id}"/></svg>`;
}

/** Address of the audited site: a link only when it is http(s). */
export function addressOf(url: string): Markup {
  const shown = clip(url, 300);
  if (!/^https?:\/\//i.test(url) || url.length > 2000) return html`<bdi>${shown}</bdi>`;
  return html`<a href="${url}" rel="noreferrer noopener nofollow"><bdi>${shown}</bdi></a>`;
}

/** « 72/100 – Bien », the word in its colour. */
export function scoreWords(range: ScoreRange, band: string, tone: Tone, isPending = false): Markup {
  const words = scoreInWords(range);
  return html`<strong class="${tone}">${words}</strong>${words === 'non noté' && !isPending ? '' : ` – ${band}`}`;
}

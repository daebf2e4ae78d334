import type { Dom, NetworkRequest, PageIdentity } from '../../artifacts.ts';
import { byTag } from '../dom/dom.ts';
import { hostOf, withoutHash } from '../http/domains.ts';
import { isUnanswered } from '../http/unanswered-requests.ts';

/** What a sheet draws: the whole page, or pictograms or letters alone. */
export interface LostSheet {
  readonly url: string;
  readonly draws: 'page' | 'icons' | 'letters';
}

/** Scripts that write the styles of the page in the browser. */
const stylingScript =
  /^https?:\/\/cdn\.tailwindcss\.com\/|\/@tailwindcss\/browser\b|\/@unocss\/runtime\b|\/twind\b|\/less(?:\.min)?\.js\b/i;

/** One word stands for each pictogram, and is shown as it is written where the font is missing: lines are longer. */
const writtenIcons = /material[-+_% \d]*(?:icons|symbols)/i;

const iconSheet =
  /font-?awesome|bootstrap-icons|boxicons|remixicon|line-?awesome|ionicons|feather|themify|tabler-icons|flaticon|uicons|phosphor|icomoon|fontello|simple-line-icons|flag-icons?|materialdesignicons/i;

/** Services whose sheets bring letters alone. */
const letterHosts =
  /(?:^|\.)(?:fonts\.googleapis\.com|fonts\.bunny\.net|typekit\.net|fast\.fonts\.net|typography\.com|fontshare\.com|fonts\.cdnfonts\.com|fonts\.adobe\.com|rsms\.me|fontlibrary\.org|fonts\.xz\.style)$/;

/**
 * Style sheets of the page, imported ones too, that another server never answered for: what is drawn here is not what
 * visitors see. An error it answered is theirs too. Fonts are counted with the sheets that bring letters.
 */
export function lostSheetsOf(
  requests: readonly NetworkRequest[],
  page: Pick<PageIdentity, 'url'>,
  dom: Dom | null,
): LostSheet[] {
  const host = hostOf(page.url);
  const lost = requests.filter(
    (request) =>
      (/^(?:stylesheet|font)$/.test(request.resourceType) ||
        (request.resourceType === 'script' && stylingScript.test(request.url))) &&
      isUnanswered(request) &&
      hostOf(request.url) !== host &&
      // Frames of other sites have styles of their own.
      [host, ''].includes(hostOf(request.frameUrl)) &&
      !requests.some(({ url, status }) => url === request.url && status > 0) &&
      !isIdle(request.url, dom),
  );
  const fonts = new Set(lost.filter(({ resourceType }) => resourceType === 'font').map(({ url }) => url));
  return [...new Set(lost.map(({ url }) => url))].map((url) => ({
    url,
    draws: drawnBy(url, fonts.has(url)),
  }));
}

function drawnBy(url: string, isFont: boolean): LostSheet['draws'] {
  if (writtenIcons.test(url)) return 'page';
  if (iconSheet.test(url)) return 'icons';
  return isFont || letterHosts.test(hostOf(url)) ? 'letters' : 'page';
}

/** Every link to it says paper, or a choice of the reader; one that its own arrival was to change would have counted. */
function isIdle(url: string, dom: Dom | null): boolean {
  const links = dom
    ? byTag(dom, 'link').filter((link) => link.url !== undefined && withoutHash(link.url) === url)
    : [];
  return (
    links.length > 0 &&
    links.every(
      ({ attributes: { rel = '', media = '', onload } }) =>
        onload === undefined &&
        (/\balternate\b|\bprefetch\b/i.test(rel) || /^\s*(?:only\s+)?print\s*$/i.test(media)),
    )
  );
}

import { isArtifactError, type PageArtifacts } from '../artifacts.ts';

/** Characters; no page that people read is longer. */
const htmlLimit = 2_000_000;

/** The HTML as received, where it is HTML and not cut: what a checker may judge. */
export function wholeHtmlOf({ source, mainResponse }: PageArtifacts): string | null {
  if (isArtifactError(source) || isArtifactError(mainResponse)) return null;
  const { html, truncated } = source;
  const isHtml = mainResponse.mimeType === 'text/html';
  return isHtml && !truncated && html !== '' && html.length <= htmlLimit ? html : null;
}

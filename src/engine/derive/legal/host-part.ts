import { foldText } from '#contract/fold-text.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import type { LegalDocument } from './legal-pages.ts';
import { splitHost } from './notice-text.ts';

/** What the notice says of the host, without the footer that happens to follow it. */
export function hostPart(document: LegalDocument, pages: readonly PageFacts[]): string {
  const footers = new Set(pages.map(({ footerText }) => foldText(footerText)));
  const aside = [...footers].filter((footer) => footer.length >= 10 && !noticeItems.hosting.test(footer));
  const folded = aside.reduce((text, footer) => text.replaceAll(footer, ' … '), document.folded);
  return splitHost(folded).host;
}

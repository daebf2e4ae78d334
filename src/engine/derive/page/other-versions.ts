import type { LinkedDocument, PageFacts } from '../../artifacts.ts';

/** Office documents published before need no mending unless an administrative step needs them (décret 2019-768). */
const exemptBefore = '2018-09-23';

/** Made before documents had to be accessible; false where the date (ISO) is unknown. */
export const isExemptByAge = (createdAt: string): boolean => createdAt !== '' && createdAt < exemptBefore;

const otherVersion = /\b(?:html|page web|version (?:web|accessible|texte|en ligne))\b/i;

/** A page that links to it offers, in its words, the same thing in another shape. */
export const offersOtherVersion = (document: LinkedDocument, pages: readonly PageFacts[]): boolean =>
  pages.some(
    ({ url, links }) =>
      document.from.includes(url) &&
      links.some((link) => link.url !== document.url && otherVersion.test(link.text)),
  );

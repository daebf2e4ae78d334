import { foldText } from '#contract/fold-text.ts';
import type { Dom } from '../../artifacts.ts';
import { kindOfName } from '../page/page-kind.ts';
import { frenchPhones } from '../text/phone-numbers.ts';
import { splitHost } from './notice-text.ts';

/** The host of a site, and no lodging of guests: elsewhere than in a legal notice « hébergement » alone may be one. */
const siteHost =
  /\bhebergeurs?\b|\bheberg(?:e|ee|es|ees) (?:par|chez|aupres)\b|\bhebergement (?:du|de ce|de notre) site\b/;

/**
 * Numbers (ten digits) that the page writes in what it says of its host alone: the law has legal notices tell them, and
 * nobody calls the site there. Empty on a page that names no host.
 */
export function hostPhones({ title, text }: Pick<Dom, 'title' | 'text'>): ReadonlySet<string> {
  const folded = foldText(text);
  if (!siteHost.test(folded) && kindOfName(title) !== 'legal-notice') return new Set();
  const { host, publisher } = splitHost(folded);
  const own = new Set(frenchPhones(publisher));
  return new Set(frenchPhones(host).filter((number) => !own.has(number)));
}

import type { Source } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { readTokens } from './html-tokens.ts';

/** What the HTML received tells search engines, before any script runs. Addresses as written. */
export interface ReceivedHead {
  readonly title: string;
  readonly canonical: string;
  /** Contents of the metas that speak to every robot or to Google’s. */
  readonly robots: readonly string[];
  /** Languages of the other versions it names, in lower case. */
  readonly languages: readonly string[];
}

/** Reads it in time in proportion to the HTML, whatever it holds. */
export const receivedHead = memoise((source: Source): ReceivedHead => {
  let title: string | null = null;
  let isInTitle = false;
  let canonical = '';
  const robots: string[] = [];
  const languages: string[] = [];
  readTokens(source.html, {
    open(tag, attribute) {
      isInTitle = tag === 'title' && title === null;
      if (isInTitle) title = '';
      if (tag === 'meta' && /^(?:robots|googlebot)$/i.test(attribute('name').trim()))
        robots.push(attribute('content').trim());
      if (tag !== 'link') return;
      const rels = attribute('rel').toLowerCase().split(/\s+/);
      if (rels.includes('canonical')) canonical ||= attribute('href').trim();
      const language = attribute('hreflang').trim().toLowerCase();
      if (rels.includes('alternate') && language !== '' && languages.length < 300) languages.push(language);
    },
    close: () => {
      isInTitle = false;
    },
    text(text) {
      if (isInTitle) title = `${title ?? ''}${text}`.slice(0, 1000);
    },
  });
  return { title: (title ?? '').replaceAll(/\s+/g, ' ').trim(), canonical, robots, languages };
});

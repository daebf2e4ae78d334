import type { MetaDescriptor } from 'react-router';
import { inLetters } from '#contract/in-letters.ts';

/** `<title>` and description of a page; private pages are kept out of search engines. */
export function pageMeta(
  named: string,
  options: { description?: string; index?: boolean } = {},
): MetaDescriptor[] {
  // The name of a site among them.
  const title = inLetters(named);
  const tags: MetaDescriptor[] = [{ title: `${title} – Constat` }];
  if (options.description) {
    tags.push(
      { name: 'description', content: options.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: options.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Constat' },
      { property: 'og:locale', content: 'fr_FR' },
    );
  }
  if (options.index === false) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}

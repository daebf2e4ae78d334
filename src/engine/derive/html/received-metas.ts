import type { Source } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { readTokens } from './html-tokens.ts';

/**
 * What the metas say in the HTML received, by their name or property in lower case, the first of a name alone: all that
 * robots which run no script know of them.
 */
const receivedMetas = memoise((source: Source): ReadonlyMap<string, string> => {
  const metas = new Map<string, string>();
  readTokens(source.html, {
    open(tag, attribute) {
      const name = (attribute('name') || attribute('property')).toLowerCase();
      if (tag === 'meta' && name !== '' && !metas.has(name)) metas.set(name, attribute('content').trim());
    },
    close: () => undefined,
    text: () => undefined,
  });
  return metas;
});

/** Those of the names that a script alone filled. None where the HTML received was not kept whole. */
export function scriptedMetas(source: Source, names: readonly string[]): string[] {
  if (source.truncated || source.html === '') return [];
  return names.filter((name) => !receivedMetas(source).get(name));
}

import { defaultTreeAdapter } from 'parse5';

/**
 * More is no page anybody wrote: misnested tags make a parser copy their ancestors again and again, and a hundred
 * kilobytes of them fill the memory.
 */
const mostElements = 150_000;

/** Builds the usual tree, up to a size. The parser throws beyond. */
export function boundedAdapter(): typeof defaultTreeAdapter {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      count += 1;
      if (count > mostElements) throw new Error('le code de la page s’imbrique trop pour être contrôlé');
      return defaultTreeAdapter.createElement(...element);
    },
  };
}

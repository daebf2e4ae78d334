import type { Stylesheet } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { inPage } from './in-page.ts';

/**
 * Font files of families whose every visible character is of a private use area: pictograms, that no other font can
 * stand in for while they load. A family that draws one ordinary letter is none.
 */
export const iconFonts = defineArtifact({
  id: 'iconFonts',
  needs: ['stylesheets'],
  async gather({ tab }, { stylesheets }) {
    const families = await inPage(tab).pictogramFamilies();
    return families.length === 0 ? [] : filesOf(stylesheets, new Set(families));
  },
});

/** Addresses in the `@font-face` blocks of those families. Linear. */
export function filesOf(sheets: readonly Stylesheet[], families: ReadonlySet<string>): string[] {
  const files = sheets.flatMap(({ url, text }) =>
    text
      .split(/@font-face\s*\{/i)
      .slice(1)
      .flatMap((block) => {
        const body = block.slice(0, Math.max(0, block.indexOf('}')));
        const family = /font-family\s*:\s*(?:"([^"]*)"|'([^']*)'|([^;]*))/i.exec(body);
        const name = (family?.[1] ?? family?.[2] ?? family?.[3] ?? '').trim().toLowerCase();
        if (!families.has(name)) return [];
        const addresses = [...body.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))/gi)];
        return addresses.flatMap((found) => {
          const address = found[1] ?? found[2] ?? found[3] ?? '';
          return address !== '' && URL.canParse(address, url) ? [new URL(address, url).href] : [];
        });
      }),
  );
  return [...new Set(files)];
}

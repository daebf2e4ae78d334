import type { Stylesheet } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { runInPage } from './moves/run-in-page.ts';

/**
 * Font files of families whose every visible character is of a private use area: pictograms, that no other font can
 * stand in for while they load. A family that draws one ordinary letter is none.
 */
export const iconFonts = defineArtifact({
  id: 'iconFonts',
  needs: ['stylesheets'],
  async gather({ tab }, { stylesheets }) {
    const families = await runInPage(tab, pictogramFamilies);
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

/** Runs inside the page: families, lower case, that drew pictograms and nothing else. */
function pictogramFamilies(): string[] {
  const drawn = new Map<string, { pictograms: number; letters: number }>();
  const note = (text: string, style: CSSStyleDeclaration) => {
    const characters = text.replaceAll(/\s/g, '');
    if (characters === '') return;
    const first = style.fontFamily.split(',')[0] ?? '';
    const family = first
      .trim()
      .replaceAll(/^["']|["']$/g, '')
      .toLowerCase();
    const counts = drawn.get(family) ?? { pictograms: 0, letters: 0 };
    drawn.set(family, counts);
    for (const character of characters)
      if (/\p{Co}/u.test(character)) counts.pictograms += 1;
      else counts.letters += 1;
  };
  const elements = [...document.querySelectorAll('body *')].slice(0, 3_000);
  for (const element of elements) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '')
      .join('');
    if (own.trim() !== '') note(own, getComputedStyle(element));
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const text = /^"(.*)"$/s.exec(style.content)?.[1];
      if (text) note(text, style);
    }
  }
  return [...drawn].flatMap(([family, { pictograms, letters }]) =>
    pictograms > 0 && letters === 0 ? [family] : [],
  );
}

import type { Sitemap } from '../artifacts.ts';

/** Entries whose versions are kept, versions of one entry, and characters of a value. */
const limits = { entries: 200, versions: 60, characters: 2_048 } as const;

type Entry = NonNullable<Sitemap['versions']>[number];

/**
 * Keeps the language versions that entries of a site map announce (`xhtml:link`, hreflang): of the first 200 that announce
 * some. An entry of more than 60 versions is left out: known by half, it would seem to lack the others.
 */
export function openVersions() {
  const kept: Entry[] = [];
  let url = '';
  let versions: { lang: string; url: string }[] = [];
  return {
    begin(): void {
      url = '';
      versions = [];
    },
    address(text: string): void {
      url = text.trim().slice(0, limits.characters);
    },
    add({ rel, hreflang, href }: Readonly<Record<string, string | undefined>>): void {
      if (rel !== 'alternate' || hreflang === undefined || href === undefined) return;
      if (kept.length >= limits.entries || versions.length > limits.versions) return;
      versions.push({
        lang: hreflang.trim().slice(0, 40),
        url: href.trim().slice(0, limits.characters),
      });
    },
    end(): void {
      if (url !== '' && versions.length > 0 && versions.length <= limits.versions)
        kept.push({ url, versions });
      versions = [];
    },
    kept: (): readonly Entry[] => kept,
  };
}

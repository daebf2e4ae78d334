/** A `robots` meta or X-Robots-Tag value that keeps the page out of results (`noindex`, `none`). */
export function forbidsIndexing(value: string): boolean {
  return /(^|[\s,:])(noindex|none)($|[\s,;])/i.test(value);
}

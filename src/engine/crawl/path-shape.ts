/**
 * The template an address probably belongs to: first folder as written, the rest by class.
 * `/blog/2026/11/mon-article` → `/blog/:year/:n/:slug`; `/contact` stays `/contact`. Parameters by name.
 */
export function pathShape(url: URL): string {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const classes = segments.map((segment, index) =>
    index === 0 && segments.length > 1 && !isVariable(segment) ? segment.toLowerCase() : classOf(segment),
  );
  const names = [...new URLSearchParams(url.search).keys()].map((name) => name.toLowerCase()).sort();
  const route = url.hash === '' ? '' : `#${url.hash.split('/').length}`;
  return `/${classes.join('/')}${names.length === 0 ? '' : `?${[...new Set(names)].join('&')}`}${route}`;
}

function classOf(segment: string): string {
  const extension = /\.[a-z]{2,5}$/i.exec(segment)?.[0].toLowerCase() ?? '';
  const name = segment.slice(0, segment.length - extension.length);
  if (/^(?:19|20)\d\d$/.test(name)) return `:year${extension}`;
  if (/^\d{4}-\d{2}(?:-\d{2})?$/.test(name)) return `:date${extension}`;
  if (/^\d+$/.test(name)) return `:n${extension}`;
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(name) || /^[0-9a-f]{16,}$/i.test(name)) return `:id${extension}`;
  if (/\d/.test(name) || name.split(/[-_+]|%20/).length >= 3) return `:slug${extension}`;
  return `${name.toLowerCase()}${extension}`;
}

/** A first folder is a section, even `top-10`; numbers, dates, identifiers and whole titles are not. */
function isVariable(segment: string): boolean {
  const shape = classOf(segment);
  return shape.startsWith(':slug') ? segment.split(/[-_+]|%20/).length >= 4 : shape.startsWith(':');
}

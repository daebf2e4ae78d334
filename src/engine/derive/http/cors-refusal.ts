export interface CorsRefusal {
  /** What was asked for, as the browser calls it: `font`, `script`, `fetch`. */
  readonly kind: string;
  readonly url: string;
}

/**
 * What the browser says where an answer of another origin is withheld from the page: no script failed by that. It says
 * so under the name of JavaScript. Null for any other message.
 */
export function corsRefusalOf(text: string): CorsRefusal | null {
  const [, kind, url] =
    /^Access to (.{1,60}?) at '([^']+)'.* has been blocked by CORS policy/s.exec(text) ?? [];
  return kind === undefined || url === undefined ? null : { kind, url };
}

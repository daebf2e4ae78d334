import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface StaticPage {
  readonly title: string;
  /** Ours: it is not escaped. */
  readonly style: string;
  readonly body: ReactElement;
  /** What may stand in the page besides words, as `data:` addresses. */
  readonly holds?: readonly ('font' | 'img')[];
  /** Made to be published: search engines may list it. */
  readonly isPublic?: boolean;
}

/**
 * One HTML page that is read without us: style inside, no script, no address loaded, even by who forgot to forbid it. React
 * escapes all that it shows; that no invisible character is left in a text is up to who shows it (`clean-text.ts`).
 */
export function staticPage({ title, style, body, holds = [], isPublic = false }: StaticPage): string {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...holds.map((kind) => `${kind}-src data:`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = renderToStaticMarkup(
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
      createElement('meta', { name: 'referrer', content: 'no-referrer' }),
      isPublic ? null : createElement('meta', { name: 'robots', content: 'noindex' }),
      createElement('style', null, '/* style */'),
      createElement('title', null, title),
    ),
  );
  // Our own style, put in afterwards: React would escape its quotes. A function, so that « $ » stays what it is.
  const styled = head.replace('/* style */', () => style);
  return `<!doctype html><html lang="fr">${styled}${renderToStaticMarkup(createElement('body', null, body))}</html>`;
}

import type { AppError } from '#contract/errors.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { typeset } from '#contract/french.ts';
import { titleOfStatus } from '#contract/problem.ts';

/**
 * A refusal as a page that costs nothing: no loader, no render, no style. For whoever is refused before a page is looked
 * for.
 */
export function refusalPage({ status, message, data }: AppError): Response {
  const title = escapeMarkup(titleOfStatus(status));
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} – Constat</title></head><body><main><h1>${title}</h1><p>${escapeMarkup(typeset(message))}</p><p><a href="/">Revenir à l’accueil</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...refusalHeaders({ status, data }),
    },
  });
}

/** What a refusal says in headers, whatever its form: when to come back, what the address allows. */
export function refusalHeaders({ status, data }: Pick<AppError, 'status' | 'data'>): Record<string, string> {
  if (status === 429) return { 'retry-after': String(data.retryAfterSeconds ?? 60) };
  return status === 405 && data.allow !== undefined ? { allow: String(data.allow) } : {};
}

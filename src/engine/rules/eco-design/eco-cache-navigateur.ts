import type { HeaderField } from '../../artifacts.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

const shortestSeconds = threshold(7 * 86_400, {
  ours: 'a file without a version in its name is worth a week of cache',
});
const kept = new Set(['stylesheet', 'script', 'image', 'font']);

export default defineRule({
  id: 'eco-cache-navigateur',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGESN 6.2' },
    { kind: 'standard', title: 'RFC 9111' },
  ],
  title: {
    fail: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    pass: 'Les fichiers restent en mémoire du navigateur entre deux visites',
  },
  messages: { asked: 'Des fichiers sont redemandés au serveur d’une visite à l’autre' },
  why: 'Les images, styles et scripts qui ne changent pas sont redemandés, voire téléchargés, alors que le navigateur pourrait les garder.',
  fix: 'Envoyer Cache-Control: public, max-age=31536000, immutable sur les fichiers dont le nom change à chaque version, et au moins 7 jours sur les autres.',
  artifacts: ['requests', 'page'],
  evaluate({ requests, page }) {
    const files = networkRequests(requests).filter(
      (request) =>
        request.status === 200 && kept.has(request.resourceType) && isOwnUrl(request.url, page.siteDomain),
    );
    if (files.length === 0) return { status: 'inapplicable', reason: 'aucun fichier du site' };
    const wrong = files.filter((file) => lifetimeSeconds(file.responseHeaders) < shortestSeconds);
    if (wrong.length === 0) return { status: 'pass' };
    const received = wrong.filter((file) => !isValidated(file.responseHeaders));
    const proof = {
      evidence: [...new Set([...received, ...wrong])].map((file) => ({
        type: 'header' as const,
        url: file.url,
        name: 'cache-control',
        value: headerValue(file.responseHeaders, 'cache-control'),
      })),
    };
    return received.length > 0
      ? { status: 'fail', ...proof }
      : { status: 'fail', message: 'asked', severity: 'info', ...proof };
  },
});

/** Freshness a browser may rely on (RFC 9111 §5.2 and §5.3): 0 when the headers say nothing or forbid it. */
function lifetimeSeconds(headers: readonly HeaderField[]): number {
  const cacheControl = headerValue(headers, 'cache-control') ?? '';
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return 0;
  const maxAge = /\bmax-age\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1];
  if (maxAge !== undefined) return Number(maxAge);
  const [expires, date] = ['expires', 'date'].map((name) => Date.parse(headerValue(headers, name) ?? ''));
  return ((expires ?? 0) - (date ?? 0)) / 1000 || 0;
}

/** Kept, and asked for again with a validator: the server answers in a few bytes that nothing changed. */
function isValidated(headers: readonly HeaderField[]): boolean {
  const isKept = !/\bno-store\b/i.test(headerValue(headers, 'cache-control') ?? '');
  return isKept && ['etag', 'last-modified'].some((name) => headerValue(headers, name) !== null);
}

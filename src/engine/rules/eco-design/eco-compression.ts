import { isOwnUrl } from '../../derive/http/domains.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

const worthBytes = threshold(1400, {
  ours: 'Under this size a packet carries the file whole: compressing wins nothing',
});
const textual =
  /^(?:text\/(?:html|css|javascript|plain|xml)|application\/(?:javascript|json|ld\+json|xml|manifest\+json)|image\/svg\+xml)/i;

export default defineRule({
  id: 'eco-compression',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 6.3' }],
  title: { fail: 'Des textes sont envoyés sans compression', pass: 'Les textes sont compressés' },
  why: 'Le HTML, les styles et les scripts non compressés pèsent trois à cinq fois plus lourd.',
  fix: 'Activer Brotli ou gzip sur le serveur pour HTML, CSS, JavaScript, JSON et SVG.',
  artifacts: ['requests', 'page'],
  evaluate({ requests, page }) {
    const texts = networkRequests(requests).filter(
      (request) =>
        request.status === 200 &&
        textual.test(request.mimeType) &&
        request.bodyBytes > worthBytes &&
        isOwnUrl(request.url, page.siteDomain),
    );
    if (texts.length === 0) return { status: 'inapplicable', reason: 'aucun texte assez gros' };
    const wrong = texts.filter(
      (request) =>
        !/\b(?:br|gzip|zstd|deflate)\b/i.test(headerValue(request.responseHeaders, 'content-encoding') ?? ''),
    );
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map((request) => ({
        type: 'request',
        url: request.url,
        sizeBytes: request.bodyBytes,
        note: 'sans content-encoding',
      })),
    };
  },
});

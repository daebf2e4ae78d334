import { defineSiteRule } from '../../rule.ts';

const temporary = new Set([302, 303, 307]);

export default defineSiteRule({
  id: 'seo-redirection-temporaire',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RFC 9110 §15.4' },
    { kind: 'vendor', title: 'Google Search Central, redirections' },
  ],
  title: {
    fail: 'Une redirection durable est annoncée comme temporaire',
    pass: 'Les redirections vers l’adresse du site sont permanentes',
  },
  why: 'Les moteurs gardent l’ancienne adresse (http ou « www ») dans leurs résultats, puisqu’on leur dit qu’elle reviendra.',
  fix: 'Répondre par le code 301 ou 308 au lieu de 302 ou 307.',
  artifacts: ['httpProbe', 'wwwProbe'],
  evaluate({ httpProbe, wwwProbe }) {
    const hops = [httpProbe, wwwProbe]
      .flatMap((probe) => probe?.redirects ?? [])
      .filter(({ url, location }) => changesOrigin(url, location));
    if (hops.length === 0) return { status: 'inapplicable', reason: 'aucune redirection de ce genre' };
    const wrong = hops.filter(({ status }) => temporary.has(status));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ url, status, location }) => ({
        type: 'request',
        url,
        status,
        note: `vers ${location}`,
      })),
    };
  },
});

/** From http to https, or from one host to another: meant to last. A redirect to a language may not be. */
function changesOrigin(from: string, to: string): boolean {
  const target = URL.parse(to, from);
  return target !== null && target.origin !== URL.parse(from)?.origin;
}

import type { Evidence } from '#contract/report.ts';
import type { Probe } from '../../artifacts.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-redirections-chaine',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Google Search Central, redirections' },
    { kind: 'standard', title: 'RFC 9110 §15.4' },
  ],
  title: {
    fail: 'Des adresses passent par plusieurs redirections',
    pass: 'Les adresses mènent à la page en une redirection au plus',
  },
  why: 'Chaque étape retarde l’affichage, et les moteurs finissent par renoncer.',
  fix: 'Rediriger chaque ancienne adresse directement vers l’adresse finale.',
  unread: 'named',
  artifacts: ['httpProbe', 'httpsProbe', 'wwwProbe', 'linkChecks'],
  evaluate({ httpProbe, httpsProbe, wwwProbe, linkChecks }) {
    const probes = [httpProbe, httpsProbe, wwwProbe].filter((probe) => probe !== null);
    const chains = probes.filter(({ redirects }) => redirects.length >= 2).map(chainOf);
    const loops = linkChecks
      .filter(({ internal, failure }) => internal && failure === 'loop')
      .map(({ url }): Evidence => ({ type: 'request', url, note: 'redirections sans fin' }));
    const evidence = [...loops, ...chains];
    if (evidence.length > 0) return { status: 'fail', occurrences: evidence.length, evidence };
    return probes.some(({ status }) => status > 0)
      ? { status: 'pass' }
      : { status: 'untested', reason: 'pas de réponse' };
  },
});

function chainOf({ requestedUrl, redirects, url }: Probe): Evidence {
  const steps = [...redirects.map((step) => `${step.url} (${step.status})`), url];
  return { type: 'request', url: requestedUrl, note: steps.join(' → ').slice(0, 500) };
}

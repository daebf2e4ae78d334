import type { Evidence } from '#contract/report.ts';
import { aiRobots } from '#reference/ai-robots.ts';
import type { SiteShapes } from '../../artifacts.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const inWords = /\bfouille de (?:textes?|donnees)\b|\btext and data mining\b|\bl\. ?122-5-3\b/;

const named: ReadonlySet<string> = new Set(aiRobots.training);

export default defineSiteRule({
  id: 'geo-opposition-fouille',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['CPI, art. L. 122-5-3', 'TDM Reservation Protocol', 'Content-Signal'],
  title: {
    fail: 'Aucune opposition à la fouille de textes et de données n’a été trouvée',
    pass: 'Le site dit s’il s’oppose à la fouille de textes et de données',
  },
  why: 'Sans opposition exprimée de façon lisible par une machine, la loi permet à chacun de fouiller vos textes, y compris pour entraîner une IA. Le choix vous appartient.',
  fix: 'Si vous voulez vous y opposer, envoyer l’en-tête tdm-reservation: 1, ou l’écrire dans robots.txt (Content-Signal) et dans les conditions d’utilisation.',
  artifacts: ['pages', 'robots'],
  evaluate(artifacts) {
    if (expressedIn(artifacts)) return { status: 'pass' };
    const evidence: Evidence[] = [
      { type: 'value', label: 'En-tête tdm-reservation', value: 'absent' },
      { type: 'value', label: 'Content-Signal dans robots.txt', value: 'absent' },
      { type: 'value', label: 'Pages lues', value: String(artifacts.pages.length) },
    ];
    // /.well-known/tdmrep.json was not asked for: nothing is certain.
    return { status: 'review', occurrences: 1, evidence };
  },
});

function expressedIn({ pages, robots }: Pick<SiteShapes, 'pages' | 'robots'>): boolean {
  if (/^\s*content-signal\s*:/im.test(robots.text)) return true;
  // Robots of those who train models, called by their names, let in or kept out: the choice is made.
  if (robots.groups.some(({ agents }) => agents.some((agent) => named.has(agent)))) return true;
  return pages.some(
    (page) =>
      headerValue(page.headers, 'tdm-reservation') !== null ||
      headerValue(page.headers, 'content-signal') !== null ||
      quoteAround(page.text, inWords) !== null,
  );
}

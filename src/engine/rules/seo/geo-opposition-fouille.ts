import type { Evidence } from '#contract/report.ts';
import { aiRobots } from '#reference/ai-robots.ts';
import { isAllowed } from '../../address/robots.ts';
import type { PageFacts, RobotsTxt, SiteShapes } from '../../artifacts.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const mining = '\\b(?:fouille de (?:textes?|donnees)|text and data mining|l\\. ?122-5-3)\\b';
const inWords = new RegExp(mining);
const refusing = "\\b(?:s'oppos\\w+|oppos(?:ons|ition)|interdi\\w+|refus\\w+)\\b";
/** « s’oppose à la fouille de textes », « la fouille de textes … est interdite ». */
const refusedInWords = new RegExp(`${refusing}[^.;]{0,120}${mining}|${mining}[^.;]{0,120}${refusing}`);

const training: ReadonlySet<string> = new Set(aiRobots.training);

export default defineSiteRule({
  id: 'geo-opposition-fouille',
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['CPI, art. L. 122-5-3', 'TDM Reservation Protocol', 'Content-Signal'],
  title: {
    fail: 'Le site s’oppose à la fouille de textes et de données, et l’admet ailleurs',
    pass: 'Le site dit s’il s’oppose à la fouille de textes et de données',
  },
  why: 'La loi permet à chacun de fouiller vos textes, y compris pour entraîner une IA, sauf si vous vous y opposez. Une opposition que robots.txt contredit perd de sa force.',
  fix: 'Choisir, puis dire la même chose partout : robots.txt (Content-Signal, robots d’entraînement), en-tête tdm-reservation et conditions d’utilisation.',
  artifacts: ['pages', 'robots'],
  evaluate(artifacts) {
    // To say nothing is a choice too, which the law allows: there is nothing to look at.
    if (!isExpressed(artifacts))
      return {
        status: 'inapplicable',
        reason: 'aucune opposition exprimée, et rien n’y oblige : la loi permet alors de fouiller vos textes',
      };
    const refused = refusalOf(artifacts);
    const admitted = admittedBy(artifacts.robots);
    if (refused === null || admitted === null) return { status: 'pass' };
    return { status: 'review', occurrences: 1, evidence: [refused, admitted] };
  },
});

const signal = /^\s*content-signal\s*:/im;

/** Robots of those who train models, called by their names, let in or kept out: the choice is made. */
const namesTraining = ({ groups }: RobotsTxt): boolean =>
  groups.some(({ agents }) => agents.some((agent) => training.has(agent)));

function isExpressed({ pages, robots }: Pick<SiteShapes, 'pages' | 'robots'>): boolean {
  return (
    signal.test(robots.text) ||
    namesTraining(robots) ||
    pages.some(
      (page) =>
        headerValue(page.headers, 'tdm-reservation') !== null ||
        headerValue(page.headers, 'content-signal') !== null ||
        quoteAround(page.text, inWords) !== null,
    )
  );
}

/** An opposition that leaves no doubt: by the header, or in words that deny nothing. */
function refusalOf({ pages }: { readonly pages: readonly PageFacts[] }): Evidence | null {
  for (const { url, headers, text } of pages) {
    if (headerValue(headers, 'tdm-reservation')?.trim() === '1')
      return { type: 'header', name: 'tdm-reservation', value: '1', url };
    const words = quoteAround(text, refusedInWords, 0);
    if (words !== null && !/\bpas\b/.test(words))
      return { type: 'text', quote: quoteAround(text, refusedInWords) ?? words, where: url };
  }
  return null;
}

/** What robots.txt says to the contrary: a signal, or a robot that trains models let in by its name. */
function admittedBy(robots: RobotsTxt): Evidence | null {
  const label = 'Dans robots.txt';
  const line = /^\s*(content-signal\s*:.*\bai-train\s*=\s*yes\b.*)$/im.exec(robots.text)?.[1];
  const isRefusedThere = /^\s*content-signal\s*:.*\bai-train\s*=\s*no\b/im.test(robots.text);
  if (line !== undefined && !isRefusedThere) return { type: 'value', label, value: line.trim() };
  const home = new URL('/', robots.url).href;
  const admitted = robots.groups
    .flatMap(({ agents }) => agents)
    .find((agent) => training.has(agent) && isAllowed(robots, home, agent));
  return admitted === undefined || isRefusedThere
    ? null
    : { type: 'value', label, value: `robot d’entraînement admis : ${admitted}` };
}

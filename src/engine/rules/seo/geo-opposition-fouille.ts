import type { Evidence } from '#contract/report.ts';
import { aiRobots } from '#reference/ai-robots.ts';
import { fieldOf, linesOf } from '../../address/lines-of.ts';
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
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'law', title: 'CPI, art. L. 122-5-3' },
    { kind: 'standard', title: 'TDM Reservation Protocol' },
    { kind: 'vendor', title: 'Content-Signal' },
  ],
  title: {
    fail: 'Les consignes du site sur la fouille de textes et de données se contredisent : à vérifier',
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

/** What the lines `Content-Signal` of robots.txt say. */
const signalsOf = ({ text }: RobotsTxt): { readonly line: string; readonly value: string }[] =>
  linesOf(text).flatMap((line) => {
    const field = fieldOf(line);
    return field?.name.toLowerCase() === 'content-signal' ? [{ line: line.trim(), value: field.value }] : [];
  });

/** Robots of those who train models, called by their names, let in or kept out: the choice is made. */
const namesTraining = ({ groups }: RobotsTxt): boolean =>
  groups.some(({ agents }) => agents.some((agent) => training.has(agent)));

function isExpressed({ pages, robots }: Pick<SiteShapes, 'pages' | 'robots'>): boolean {
  return (
    signalsOf(robots).length > 0 ||
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
  const signals = signalsOf(robots);
  const line = signals.find(({ value }) => /\bai-train\s*=\s*yes\b/i.test(value))?.line;
  const isRefusedThere = signals.some(({ value }) => /\bai-train\s*=\s*no\b/i.test(value));
  if (line !== undefined && !isRefusedThere) return { type: 'value', label, value: line };
  const home = new URL('/', robots.url).href;
  const admitted = robots.groups
    .flatMap(({ agents }) => agents)
    .find((agent) => training.has(agent) && isAllowed(robots, home, agent));
  return admitted === undefined || isRefusedThere
    ? null
    : { type: 'value', label, value: `robot d’entraînement admis : ${admitted}` };
}

import type { RobotsTxt } from '../artifacts.ts';
import { fieldOf, linesOf } from './lines-of.ts';

/** RFC 9309 §2.5: at least 500 KiB must be parsed; what follows is not read. */
export const robotsLimitBytes = 500 * 1024;

/** Token of Constat in robots.txt groups. */
const robotsAgent = 'constat';

type Group = RobotsTxt['groups'][number];
type Rule = Group['rules'][number];

/** Directives that are not in RFC 9309 but that search engines define: read, never an error. */
const knownExtras = new Set(['host', 'clean-param', 'request-rate', 'visit-time', 'noindex']);

/** More sitemaps than that are never asked for. */
const sitemapsLimit = 1_000;

/** Parses a robots.txt as RFC 9309 asks: consecutive user-agent lines open one group; unknown lines are noted. */
export function parseRobots(url: string, status: number, body: string): RobotsTxt {
  const text = body.slice(0, robotsLimitBytes).replace(/^\ufeff/, '');
  const groups: { agents: string[]; rules: Rule[]; delay?: number }[] = [];
  const sitemaps = new Set<string>();
  const errors: { line: number; text: string }[] = [];
  let current: (typeof groups)[number] | null = null;
  let collectingAgents = false;
  for (const [index, rawLine] of linesOf(status >= 200 && status < 300 ? text : '').entries()) {
    const line = index + 1;
    const clean = (rawLine.split('#', 1)[0] ?? '').trim();
    if (clean === '') continue;
    const { name, value } = fieldOf(clean) ?? { name: '', value: '' };
    switch (name.toLowerCase()) {
      case 'user-agent':
        if (!current || !collectingAgents) {
          current = { agents: [], rules: [] };
          groups.push(current);
        }
        current.agents.push(value.toLowerCase());
        collectingAgents = true;
        break;
      case 'allow':
      case 'disallow':
        collectingAgents = false;
        if (!current) errors.push({ line, text: clip(clean) });
        else if (value !== '')
          current.rules.push({ allow: name.toLowerCase() === 'allow', path: value, line });
        break;
      case 'sitemap':
        if (URL.canParse(value, url)) sitemaps.add(new URL(value, url).href);
        else errors.push({ line, text: clip(clean) });
        break;
      case 'crawl-delay':
        if (current && /^\d{1,4}(?:\.\d+)?$/.test(value)) current.delay = Number(value);
        break;
      default:
        if (!knownExtras.has(name.toLowerCase())) errors.push({ line, text: clip(clean) });
    }
  }
  return {
    url,
    status,
    text,
    sitemaps: [...sitemaps].slice(0, sitemapsLimit),
    groups,
    errors: errors.slice(0, 100),
  };
}

function clip(text: string): string {
  return text.slice(0, 200);
}

/** Answers whether an agent may fetch an address; keeps compiled patterns. */
export function createRobotsJudge(robots: RobotsTxt, agent = robotsAgent): (url: URL) => boolean {
  if (robots.status === 0 || robots.status >= 500) return () => false;
  if (robots.status < 200 || robots.status >= 300) return () => true;
  const rules = rulesFor(robots.groups, agent.toLowerCase())
    .map((rule) => ({ allow: rule.allow, path: encodePath(rule.path) }))
    .sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
  return (url) => {
    if (url.pathname === '/robots.txt') return true;
    const path = encodePath(`${url.pathname}${url.search}`);
    return rules.find((rule) => matchesPattern(rule.path, path))?.allow ?? true;
  };
}

/** Whether the robots.txt lets the agent fetch that address (4xx: yes; 5xx and no answer: no). */
export function isAllowed(robots: RobotsTxt, url: string, agent?: string): boolean {
  return createRobotsJudge(robots, agent)(new URL(url));
}

/** Longest pause we keep, ms: an audit has a deadline. */
const longestDelayMs = 30_000;

/**
 * What a group that names us asks to leave between two pages, ms; 0 where it asks nothing. The delays of `*` are meant
 * for search engines, which come back every day.
 */
export function crawlDelayOf({ groups }: Pick<RobotsTxt, 'groups'>): number {
  const own = groups.filter((group) => group.agents.some((name) => productToken(name) === robotsAgent));
  return Math.min(longestDelayMs, 1_000 * Math.max(0, ...own.map(({ delay = 0 }) => delay)));
}

/** Rules of all groups naming the agent merged; those of `*` when none does. */
function rulesFor(groups: readonly Group[], agent: string): readonly Rule[] {
  const own = groups.filter((group) => group.agents.some((name) => productToken(name) === agent));
  const used = own.length > 0 ? own : groups.filter((group) => group.agents.includes('*'));
  return used.flatMap((group) => group.rules);
}

/** `Constat/1.0` names the product `constat` (RFC 9309 §2.2.1). */
function productToken(name: string): string {
  return /^[a-z_-]+/i.exec(name)?.[0] ?? name;
}

/** Same percent-encoding on both sides: escapes in upper case, unreserved characters decoded, others encoded. */
function encodePath(path: string): string {
  return path
    .replaceAll(/[^\x21-\x7e]/gu, (character) => encodeCharacter(character))
    .replaceAll(/%[0-9a-f]{2}/gi, (triplet) => {
      const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
      return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
    });
}

function encodeCharacter(character: string): string {
  return character.isWellFormed() ? encodeURIComponent(character) : '%EF%BF%BD';
}

/**
 * `*` any run of characters, a final `$` the end of the path. Greedy piece by piece, no regular
 * expression: hostile patterns such as `/a*a*a*a*$` stay linear in the path for each piece.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = pieces.shift() ?? '';
  if (!path.startsWith(first)) return false;
  const last = anchored ? pieces.pop() : undefined;
  let at = first.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (!anchored) return true;
  if (last === undefined) return at === path.length;
  return path.length - last.length >= at && path.endsWith(last);
}

import type { LegalLink } from '#reference/legal-patterns.ts';
import type { PageFacts, PageLink } from '../../artifacts.ts';
import { leadsNowhere } from '../../derive/dom/links.ts';
import { isBroken } from '../../derive/http/broken-addresses.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { astrayLinks, isNamed, isPageOf, legalKinds, linksTo } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

const kinds: readonly LegalLink[] = [
  'notice',
  'privacy',
  'cookies',
  'salesTerms',
  'terms',
  'accessibility',
  'withdrawal',
];

export default defineSiteRule({
  id: 'legal-lien-legal-casse',
  version: 5,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'law', title: 'LCEN' },
    { kind: 'law', title: 'RGPD' },
  ],
  title: {
    fail: 'Un lien vers une page légale ne mène nulle part',
    pass: 'Les liens vers les pages légales fonctionnent',
  },
  messages: {
    unfilled: 'Un lien vers une page légale reste sur la même page : à vérifier',
    astray: 'Un lien qui porte le nom d’une page légale mène à une page qui parle d’autre chose',
  },
  why: 'Une page introuvable équivaut à une page absente : l’information obligatoire n’est pas donnée.',
  fix: 'Corriger l’adresse du lien ou remettre la page en ligne.',
  advice: {
    astray: {
      why: 'Qui suit ce lien n’y trouve pas l’information qu’il annonce.',
      fix: 'Corriger l’adresse du lien, ou publier sous ce lien la page qu’il nomme.',
    },
  },
  unread: 'named',
  artifacts: ['pages', 'linkChecks'],
  evaluate({ pages, linkChecks }) {
    const links = kinds.flatMap((kind) => linksTo(pages, kind));
    const names = new Map(links.map((link) => [withoutHash(link.url), link.text]));
    const unfilled = pages.flatMap((page) =>
      page.links
        .filter((link) => isUnfilled(link, page))
        .map((link) => ({ type: 'page' as const, url: page.url, note: `lien « ${link.text} » vers « # »` })),
    );
    if (names.size === 0 && unfilled.length === 0)
      return { status: 'inapplicable', reason: 'aucun lien vers une page légale' };
    const checks = linkChecks.filter(({ url }) => names.has(withoutHash(url)));
    const broken = checks.filter(({ status }) => status === 404 || status === 410);
    const evidenceOf = (list: typeof checks) =>
      list.map(({ url, status }) => ({
        type: 'request' as const,
        url,
        status,
        note: `lien « ${names.get(withoutHash(url)) ?? ''} »`,
      }));
    if (broken.length > 0)
      return {
        status: 'fail',
        evidence: evidenceOf(broken),
        pages: [...new Set(broken.flatMap(({ from }) => from))],
      };
    const astray = astrayLinks(pages);
    if (astray.length > 0)
      return {
        status: 'fail',
        message: 'astray',
        evidence: [...new Map(astray.map((link) => [`${link.text} ${link.url}`, link])).values()].map(
          ({ text, url }) => ({ type: 'page' as const, url, note: `lien « ${text} »` }),
        ),
        pages: pages
          .filter(({ links: own }) => own.some((link) => astray.includes(link)))
          .map(({ url }) => url),
      };
    const failing = checks.filter(({ status, internal }) => internal && isBroken(status));
    if (failing.length > 0) return { status: 'review', evidence: evidenceOf(failing) };
    if (unfilled.length > 0)
      return {
        status: 'review',
        message: 'unfilled',
        evidence: unfilled,
        pages: [...new Set(unfilled.map(({ url }) => url))],
      };
    return { status: 'pass' };
  },
});

/** A banner’s « Gérer les cookies » is a script’s button: only documents are expected to be elsewhere. */
function isUnfilled(link: PageLink, page: PageFacts): boolean {
  const named = legalKinds.filter((kind) => isNamed(link, kind));
  // The menu of the document itself names the page one is on.
  const isHere = named.some((kind) => isPageOf(page, kind));
  return named.length > 0 && !isHere && leadsNowhere(link.url, page.url);
}

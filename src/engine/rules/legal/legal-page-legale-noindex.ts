import { notAnalysedReasons } from '#contract/report.ts';
import type { LegalLink } from '#reference/legal-patterns.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { linksTo } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

const kinds: readonly LegalLink[] = ['notice', 'privacy', 'salesTerms', 'terms', 'accessibility'];

export default defineSiteRule({
  id: 'legal-page-legale-noindex',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Une page légale n’est pas librement consultable',
    pass: 'Les pages légales sont librement consultables',
  },
  why: 'Ces pages doivent pouvoir être lues par tous, sans compte et par tout outil.',
  fix: 'Retirer l’interdiction de robots.txt ou la demande de connexion pour ces pages.',
  artifacts: ['pages', 'notAnalysed'],
  evaluate({ pages, notAnalysed }) {
    const targets = new Set(
      kinds.flatMap((kind) => linksTo(pages, kind)).map((link) => withoutHash(link.url)),
    );
    if (targets.size === 0) return { status: 'inapplicable', reason: 'aucun lien vers une page légale' };
    const closed = notAnalysed.filter(
      ({ url, reason }) => targets.has(url) && (reason === 'robots' || reason === 'login'),
    );
    if (closed.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: closed.map(({ url, reason }) => ({ type: 'page', url, note: notAnalysedReasons[reason] })),
    };
  },
});

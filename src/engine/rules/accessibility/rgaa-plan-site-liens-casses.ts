import { isBroken } from '../../derive/http/broken-addresses.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { siteMapPages } from '../../derive/page/site-aids.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'rgaa-plan-site-liens-casses',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 12.3.2' }],
  rgaa: ['12.3.2'],
  title: {
    fail: 'Le plan du site contient des liens cassés',
    pass: 'Les liens du plan du site fonctionnent',
  },
  why: 'La page censée aider à se repérer mène à des erreurs.',
  fix: 'Corriger ou retirer ces liens, ou produire le plan du site automatiquement.',
  unread: 'named',
  artifacts: ['pages', 'linkChecks'],
  evaluate({ pages, linkChecks }) {
    const maps = siteMapPages(pages);
    if (maps.length === 0) return { status: 'inapplicable', reason: 'pas de page plan du site' };
    const addresses = new Set(maps.map(({ url }) => url));
    const listed = new Set(maps.flatMap(({ links }) => links.map(({ url }) => withoutHash(url))));
    const checked = linkChecks.filter(
      (check) => check.from.some((url) => addresses.has(url)) || listed.has(check.url),
    );
    if (checked.length === 0) return { status: 'inapplicable', reason: 'liens non vérifiés' };
    const dead = checked.filter(({ status }) => isBroken(status));
    if (dead.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: [...addresses],
      evidence: dead.map(({ url, status }) => ({ type: 'request', url, status })),
      occurrences: dead.length,
    };
  },
});

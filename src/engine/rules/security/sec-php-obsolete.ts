import { formatDate } from '#contract/french.ts';
import { backportedBranches, backportingDistribution, phpSupportEnd } from '#reference/php-support.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-php-obsolete',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'fin de vie PHP' }],
  title: {
    fail: 'Le site tourne sur PHP {version}, qui ne reçoit plus de correctifs',
    pass: 'La version de PHP annoncée reçoit encore des correctifs',
  },
  why: 'PHP est le moteur du site. Quand sa version n’est plus suivie, les failles découvertes restent ouvertes et sont exploitées par des robots.',
  fix: 'Passer à PHP 8.3 ou plus chez l’hébergeur, après un essai du site sur cette version.',
  unread: 'alone',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const seen = pages.flatMap((page) => {
      const value = headerValue(page.headers, 'x-powered-by');
      const version = /\bPHP\/(\d+\.\d+)[\w.+~-]*/i.exec(value ?? '');
      return value && version?.[1] ? [{ page, value, branch: version[1] }] : [];
    })[0];
    if (!seen) return { status: 'inapplicable', reason: 'le site n’annonce pas de version de PHP' };
    const end = phpSupportEnd[seen.branch] ?? (Number(seen.branch) < 5.6 ? '2017-01-01' : null);
    if (end === null || end >= site.startedAt.slice(0, 10)) return { status: 'pass' };
    const server = headerValue(seen.page.headers, 'server') ?? '';
    const verdict = {
      values: { version: seen.branch },
      evidence: [
        { type: 'header' as const, url: seen.page.url, name: 'x-powered-by', value: seen.value },
        { type: 'value' as const, label: 'Fin des correctifs', value: formatDate(end) },
      ],
    };
    if (backportedBranches.includes(seen.branch) && backportingDistribution.test(`${seen.value} ${server}`))
      return { status: 'review', ...verdict };
    return { status: 'fail', ...verdict };
  },
});

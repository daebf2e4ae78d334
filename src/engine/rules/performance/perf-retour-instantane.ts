import type { Evidence } from '#contract/report.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'perf-retour-instantane',
  // Which script listens is not known, and browsers ask less of pages from year to year.
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'web.dev, bfcache', url: 'https://web.dev/articles/bfcache' }],
  title: {
    fail: 'Le retour en arrière peut recharger toute la page ({causes})',
    pass: 'Rien de connu n’empêche le retour instantané à la page',
  },
  why: 'Les navigateurs gardent en mémoire la page quittée et la montrent aussitôt quand on y revient. Ce réglage peut les en empêcher : le visiteur attend un chargement entier.',
  fix: 'Remplacer l’écoute de « unload » par « pagehide », et réserver « Cache-Control: no-store » aux pages qui montrent des données personnelles.',
  artifacts: ['page', 'dom', 'mainResponse'],
  evaluate({ page, dom, mainResponse }) {
    const cacheControl = headerValue(mainResponse.headers, 'cache-control') ?? '';
    const causes: string[] = [];
    const evidence: Evidence[] = [];
    if (dom.globalListeners?.includes('unload')) {
      causes.push('écoute de « unload »');
      evidence.push({ type: 'value', label: 'Événement écouté par un script', value: 'unload' });
    }
    // A page that asks for a password, or is behind one, does well not to be kept.
    const isPersonal = dom.nodes.some(({ field }) => field?.type === 'password');
    if (!isPersonal && /(?:^|[\s,])no-store(?:[\s,]|$)/i.test(cacheControl)) {
      causes.push('« no-store »');
      evidence.push({ type: 'header', url: page.url, name: 'cache-control', value: cacheControl });
    }
    if (causes.length === 0) return { status: 'pass' };
    return { status: 'fail', values: { causes: causes.join(', ') }, evidence };
  },
});

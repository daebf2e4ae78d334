import { policyItems } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { daysBetween, frenchDates } from '../../derive/text/dates.ts';
import { defineSiteRule } from '../../rule.ts';

const oldDays = 3 * 365;

export default defineSiteRule({
  id: 'priv-politique-datee',
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: ['bonne pratique'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité n’est pas datée',
    pass: 'La politique de confidentialité est datée',
  },
  messages: {
    old: 'La politique de confidentialité date de plus de trois ans',
    shield: 'La politique de confidentialité cite un accord annulé (Privacy Shield)',
  },
  why: 'Une date montre que le texte est suivi, et permet à chacun de voir ce qui a changé.',
  fix: 'Relire le texte chaque année et inscrire la date de sa dernière mise à jour. Le « Privacy Shield », annulé en 2020, est à remplacer par les garanties en vigueur.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const policy = legalDocument({ site, pages }, 'privacy');
    if (policy.pages.length === 0)
      return { status: 'inapplicable', reason: 'la politique n’a pas été trouvée' };
    const own = policy.pages.map((page) => page.text).join('\n');
    const where = policy.pages[0]?.url ?? '';
    const shield = quoteAround(own, policyItems.obsoleteShield);
    if (shield)
      return { status: 'fail', message: 'shield', evidence: [{ type: 'text', quote: shield, where }] };
    const dates = frenchDates(foldText(own)).sort();
    const latest = dates.filter((date) => date <= site.startedAt.slice(0, 10)).at(-1);
    if (latest === undefined) {
      const evidence = [{ type: 'page' as const, url: where, note: 'aucune date trouvée' }];
      if (policy.status !== 'read') return { status: 'review', evidence };
      return { status: 'fail', evidence };
    }
    if ((daysBetween(latest, site.startedAt) ?? 0) <= oldDays) return { status: 'pass' };
    const value = latest.split('-').reverse().join('/');
    return {
      status: 'fail',
      message: 'old',
      evidence: [{ type: 'value', label: 'Date la plus récente', value }],
    };
  },
});

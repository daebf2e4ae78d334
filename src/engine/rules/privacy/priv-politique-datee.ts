import { foldText } from '#contract/fold-text.ts';
import { policyItems } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { daysBetween, frenchDates } from '../../derive/text/dates.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const oldDays = threshold(3 * 365, { ours: 'laws, services and durations have changed in three years' });

/** What comes before the date of a text, and the ends where it often stands alone. Other dates are of laws and of facts. */
const dating =
  /\b(?:mis(?:e|es)? a jour|version|en vigueur|modifi\w*|revis\w*|actualis\w*|dates?|datee|publi\w*|redig\w*|etabli\w*|updated|effective)\b.{0,60}/g;
const endReach = 200;

/** A law, up to a year that is its own or of what changed it: what speaks of the text itself comes between no law and its year. */
const ofLaw =
  /\b(?:lois?|decrets?|reglements?|ordonnances?|directives?|arretes?|deliberations?)\b(?:(?!\b(?:mis(?:e|es)? a jour|derniere|modifications?|revisions?|actualisations?|(?<!sa )version|(?<!en )dates?|politique|charte|pages?|document|texte|notice|declaration|est|sont|a ete|ont ete|updated|effective)\b)(?:[^.!?;]|\.(?! ))){0,100}?\b20\d{2}\b/g;

/** The text without the years of the laws it names, each with all its changes. */
function withoutLaws(folded: string): string {
  const without = folded.replaceAll(ofLaw, 'loi');
  return without === folded ? folded : withoutLaws(without);
}

function datesOf(whole: string): string[] {
  const folded = withoutLaws(whole);
  const told = [...folded.matchAll(dating)].map(([words]) => words);
  return [...told, folded.slice(0, endReach), folded.slice(-endReach)].flatMap(frenchDates);
}

export default defineSiteRule({
  id: 'priv-politique-datee',
  version: 3,
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
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
  fix: 'Relire le texte chaque année et inscrire la date de sa dernière mise à jour. S’il cite le « Privacy Shield », annulé en 2020, le remplacer par les garanties en vigueur.',
  advice: {
    old: {
      why: 'Depuis trois ans, la loi, les services employés et leurs durées ont pu changer : le texte ne les décrit plus forcément.',
    },
    shield: {
      why: 'Le Privacy Shield, annulé en 2020, n’autorise plus aucun transfert : la garantie citée n’existe plus.',
      fix: 'Remplacer cette mention par la garantie en vigueur (Data Privacy Framework, clauses contractuelles types), puis dater le texte.',
    },
  },
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
    const dates = datesOf(foldText(own)).sort();
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

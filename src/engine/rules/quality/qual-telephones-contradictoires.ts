import { listOf } from '#contract/french.ts';
import type { PageFacts } from '../../artifacts.ts';
import { calledPhones, phoneDigits } from '../../derive/text/phone-numbers.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const mostNumbers = threshold(2, { ours: 'a page with more numbers lists several people or services' });

/** Numbers of the page that stand somewhere else than in its foot. */
function inBody(page: PageFacts): readonly string[] {
  const foot = page.footerText;
  return calledPhones(page.text).filter((number) => timesIn(page.text, number) > timesIn(foot, number));
}
const timesIn = (text: string, number: string): number => text.split(number).length - 1;

const isMobile = (number: string): boolean => /^0[67]/.test(phoneDigits(number));

interface Differing {
  readonly page: PageFacts;
  readonly foot: readonly string[];
  readonly body: readonly string[];
}

/** Numbers of the same kind, mobile or not, none of them the same: of two, one is old, or they reach two people. */
function differingOf(page: PageFacts): Differing | null {
  const foot = calledPhones(page.footerText);
  const body = inBody(page);
  if ([foot, body].some(({ length }) => length === 0 || length > mostNumbers)) return null;
  const known = new Set(foot.map(phoneDigits));
  if (body.some((number) => known.has(phoneDigits(number)))) return null;
  const alike = body.some((number) => foot.some((other) => isMobile(other) === isMobile(number)));
  return alike ? { page, foot, body } : null;
}

export default defineSiteRule({
  id: 'qual-telephones-contradictoires',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Le pied de page et le texte ne donnent pas le même téléphone : à vérifier',
    pass: 'Le pied de page et le texte donnent le même téléphone',
  },
  why: 'Si l’un des deux numéros n’est plus le bon, le visiteur qui l’appelle ne joint personne.',
  fix: 'Garder un seul numéro partout, ou dire à côté de chacun qui il permet de joindre.',
  unread: 'stands',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const asked = pages.filter(({ isHome, kind }) => isHome || kind === 'contact');
    const both = asked.filter((page) => calledPhones(page.footerText).length > 0 && inBody(page).length > 0);
    if (both.length === 0) return { status: 'inapplicable', reason: 'pas deux téléphones à comparer' };
    const differing = both.flatMap((page) => differingOf(page) ?? []);
    if (differing.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      pages: differing.map(({ page }) => page.url),
      evidence: differing.map(({ page, foot, body }) => ({
        type: 'value',
        label: `Pied de page de ${page.url}`,
        value: listOf(foot),
        expected: `dans le texte : ${listOf(body)}`,
      })),
    };
  },
});

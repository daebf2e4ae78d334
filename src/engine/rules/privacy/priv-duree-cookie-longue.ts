import type { CookieWrite } from '../../artifacts.ts';
import {
  classifyCookie,
  lifetimeDays,
  ownChoice,
  thirteenMonthsDays,
  writtenCookies,
} from '../../derive/trackers/cookies.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const twoYearsDays = threshold(731, {
  ours: 'no text gives one figure for all cookies; audience measurement has 13 months',
});

/** Known banners and measures of audience have rules of their own; a banner of the site may never be asked to choose. */
function isOrdinary(cookie: CookieWrite): boolean {
  const known = classifyCookie(cookie);
  return known === ownChoice || !['analytics', 'consent'].includes(known.purpose);
}

export default defineSiteRule({
  id: 'priv-duree-cookie-longue',
  // 2: the memory of a banner that the site wrote is called so.
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 5.1.e' }],
  title: {
    fail: 'Des cookies durent plus longtemps que nécessaire',
    pass: 'Les cookies ont une durée limitée',
  },
  why: 'Un cookie gardé plusieurs années suit la même personne bien au-delà de sa visite. La durée doit correspondre à l’usage.',
  fix: 'Ramener la durée de ces cookies à ce qui est utile : la session, ou 13 mois au plus.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const cookies = writtenCookies(pages).filter(isOrdinary);
    if (cookies.length === 0) return { status: 'inapplicable', reason: 'aucun cookie' };
    const excessive = cookies.filter((cookie) => lifetimeDays(cookie) > twoYearsDays);
    if (excessive.length > 0) return { status: 'fail', evidence: cookieEvidence(excessive) };
    const long = cookies.filter((cookie) => lifetimeDays(cookie) > thirteenMonthsDays);
    if (long.length === 0) return { status: 'pass' };
    return { status: 'review', evidence: cookieEvidence(long) };
  },
});

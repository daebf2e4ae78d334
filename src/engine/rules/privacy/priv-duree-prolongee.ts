import type { ChoiceCookie, ChoiceVisit } from '../../artifacts.ts';
import { isWritten } from '../../derive/trackers/choices.ts';
import { classifyCookie } from '../../derive/trackers/cookies.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const roundingSeconds = threshold(2, {
  ours: 'Seconds two writes of one date may differ by, for they were computed at two moments',
});

const declaresAge = ({ raw }: ChoiceCookie) => /;\s*max-age\s*=/i.test(raw);

/** A later page pushes the end of the cookie further. Ages count from the write; dates from one same moment. */
function isProlonged(first: ChoiceCookie, later: ChoiceCookie): boolean {
  const growth = (later.lifetimeSeconds ?? 0) - (first.lifetimeSeconds ?? 0);
  if (declaresAge(first) && declaresAge(later)) return growth >= 0;
  return !declaresAge(first) && !declaresAge(later) && growth >= roundingSeconds;
}

function audienceCookies(visit: ChoiceVisit | null): ChoiceCookie[] {
  return (visit?.cookies ?? []).filter(
    (cookie) =>
      isWritten(cookie) &&
      cookie.lifetimeSeconds !== null &&
      cookie.lifetimeSeconds > 86_400 &&
      classifyCookie(cookie).purpose === 'analytics' &&
      classifyCookie(cookie).consent === 'exemptable',
  );
}

export default defineSiteRule({
  id: 'priv-duree-prolongee',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL, mesure d’audience 2025-07-04', date: '2025-07-04' }],
  title: {
    fail: 'La durée d’un cookie d’audience se prolonge à chaque page',
    pass: 'La durée des cookies d’audience ne se prolonge pas',
  },
  why: 'Une mesure d’audience n’est dispensée d’accord que si son cookie expire treize mois après la première visite, sans que les suivantes le prolongent.',
  fix: 'Régler l’outil pour que l’échéance du cookie soit fixée à la première visite et ne soit plus réécrite.',
  artifacts: ['consentVisits'],
  evaluate({ consentVisits: { refuse, accept, reason } }) {
    const visits = [audienceCookies(refuse), audienceCookies(accept)];
    if (visits.every((cookies) => cookies.length === 0))
      return {
        status: 'inapplicable',
        reason: reason || 'aucun cookie d’audience qui puisse être dispensé d’accord',
      };
    const prolonged = visits.flatMap((cookies) =>
      cookies.filter((later) => {
        const first = cookies.find(({ name, domain }) => name === later.name && domain === later.domain);
        return first !== undefined && later.page > first.page && isProlonged(first, later);
      }),
    );
    if (prolonged.length === 0) return { status: 'pass' };
    const once = [...new Map(prolonged.map((cookie) => [cookie.name, cookie])).values()];
    return { status: 'fail', occurrences: once.length, evidence: cookieEvidence(once) };
  },
});

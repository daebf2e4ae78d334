import { listOf } from '#contract/french.ts';
import type { PageFacts } from '../../artifacts.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { classifyCookie, classifyStorageKey, writtenCookies } from '../../derive/trackers/cookies.ts';
import { cookieEvidence, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import {
  isSilent,
  type SeenService,
  seenServices,
  trackersBeforeChoice,
} from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

/** What needs consent: a closed service counts where it left something, or is all there is; then `doubt` says so. */
function traced(pages: readonly PageFacts[]) {
  const { cookies, services, storage, names } = trackersBeforeChoice(pages);
  const left = new Set([
    ...cookies.map((cookie) => classifyCookie(cookie).vendor),
    ...storage.map((write) => classifyStorageKey(write)?.vendor),
  ]);
  const isOver = ({ service: { closed, name } }: SeenService) => closed !== undefined && !left.has(name);
  const over = services.filter(isOver);
  if (left.size === 0 && services.every((seen) => isOver(seen) || isSilent(pages, seen)))
    return {
      cookies,
      services,
      names,
      doubt: over.length === services.length ? 'closed' : 'silent',
    } as const;
  const without = new Set(over.map(({ service }) => service.name));
  return {
    cookies,
    services: services.filter((seen) => !isOver(seen)),
    names: names.filter((name) => !without.has(name)),
    doubt: null,
  } as const;
}

export default defineSiteRule({
  id: 'priv-bandeau-absent',
  version: 4,
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  title: {
    fail: 'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé ({names})',
    pass: 'Un bandeau de choix est présent',
  },
  messages: {
    closed: 'Les pages appellent encore un service de traçage fermé par son éditeur ({names}) : à vérifier',
    silent:
      'Des services soumis à accord sont appelés sans bandeau de choix, mais n’ont pas répondu pendant la visite ({names}) : à vérifier',
  },
  why: 'Ces services demandent l’accord du visiteur. Sans bandeau, il ne peut ni accepter ni refuser : il n’y a pas de consentement.',
  fix: 'Retirer ces services, ou installer une plateforme de consentement qui les bloque tant que le visiteur n’a pas accepté.',
  advice: {
    closed: {
      why: 'Ce service a fermé et n’a rien laissé pendant la visite : les pages l’appellent pour rien, sans l’accord du visiteur.',
      fix: 'Retirer son code des pages. Aucun bandeau n’est nécessaire pour lui.',
    },
    silent: {
      why: 'Ces services demandent l’accord du visiteur. Rien n’est venu d’eux pendant la visite, et rien n’en est resté : on ne sait pas s’ils servent encore.',
      fix: 'Retirer ceux qui ne servent plus. Pour les autres, installer une plateforme de consentement qui les bloque tant que le visiteur n’a pas accepté.',
    },
  },
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    if (bannerOf(pages)) return { status: 'pass' };
    const { cookies, services, names, doubt } = traced(pages);
    if (names.length === 0)
      return { status: 'inapplicable', reason: 'aucun service soumis à accord n’a été vu' };
    if (pages.every((page) => page.consentBanner === null))
      return { status: 'untested', reason: 'la recherche du bandeau n’a pas abouti' };
    const manager =
      seenServices(pages).some(({ service }) => service.purpose === 'consent') ||
      writtenCookies(pages).some((cookie) => classifyCookie(cookie).purpose === 'consent');
    const verdict = {
      values: { names: listOf(names.length > 3 ? [...names.slice(0, 3), 'd’autres'] : names) },
      evidence: [...cookieEvidence(cookies), ...serviceEvidence(services)],
    };
    const proof =
      verdict.evidence.length > 0
        ? verdict
        : { ...verdict, evidence: [{ type: 'value' as const, label: 'Services', value: names.join(', ') }] };
    if (doubt === 'closed') return { status: 'review', message: doubt, severity: 'mineur', ...proof };
    if (doubt) return { status: 'review', message: doubt, ...proof };
    if (manager) return { status: 'review', ...proof };
    return { status: 'fail', unseen: true, ...proof };
  },
});

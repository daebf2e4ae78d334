import type { ChoiceVisit, PageFacts, SiteIdentity } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceCookie, choiceRequest, choiceVisit, unclosed } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button, cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-bandeau-inutile.ts';

const text = 'Ce site utilise des cookies pour améliorer votre expérience.';
const shown = banner({ text, buttons: [button('J’accepte', { kind: 'accept' })] });
const clicked = { text: 'J’accepte', selector: '#oui', clicks: 1, closed: true };
const second = pageFacts({ url: 'https://www.exemple.fr/deux', isHome: false, consentBanner: shown });
const third = pageFacts({ url: 'https://www.exemple.fr/trois', isHome: false, consentBanner: shown });

interface Seen {
  readonly home?: Partial<PageFacts>;
  readonly others?: readonly PageFacts[];
  readonly accept?: ChoiceVisit | null;
  readonly site?: Partial<SiteIdentity>;
}
function site({ home = {}, others = [second], accept, site: changes = {} }: Seen) {
  const made = accept === undefined ? choiceVisit({ clicked }) : accept;
  const known = siteArtifacts({
    pages: [pageFacts({ consentBanner: shown, ...home }), ...others],
    consentVisits: { refuse: null, accept: made, withdraw: null, reason: '' },
  });
  return { ...known, site: { ...known.site, crawlComplete: true, ...changes } };
}
const kept = (key: string, value: string) => ({
  area: 'local' as const,
  origin: 'https://www.exemple.fr',
  key,
  value,
});
const evidence = [
  { type: 'value' as const, label: 'Bouton cliqué', value: '« J’accepte »' },
  { type: 'text' as const, quote: text },
] as const;
const seen = {
  verdict: 'review',
  title: 'Le bandeau demande un accord, mais ni traceur ni autre société n’ont été vus : à vérifier',
  occurrences: 1,
  pages: ['https://www.exemple.fr/'],
  evidence,
} as const;

ruleCases(rule, {
  'nothing on any page, before or after': {
    artifacts: site({}),
    verdict: 'fail',
    title: 'Le bandeau de cookies demande un accord dont rien n’a besoin',
    occurrences: 1,
    pages: ['https://www.exemple.fr/'],
    evidence,
  },
  'but the memory of the banner': {
    artifacts: site({
      accept: choiceVisit({
        clicked,
        cookies: [choiceCookie('tarteaucitron', 0)],
        storage: [{ area: 'local', origin: 'https://www.exemple.fr', key: 'cookieConsent', value: 'true' }],
      }),
    }),
    verdict: 'fail',
    title: 'Le bandeau de cookies demande un accord dont rien n’a besoin',
    occurrences: 1,
    pages: ['https://www.exemple.fr/'],
    evidence,
  },
  'a page that was not looked at after the choice': {
    artifacts: site({ others: [second, third] }),
    ...seen,
  },
  'a site with pages that were not read': { artifacts: site({ site: { crawlComplete: false } }), ...seen },
  'a tracker once accepted': {
    artifacts: site({ accept: choiceVisit({ clicked, cookies: [choiceCookie('_ga', 1)] }) }),
    verdict: 'pass',
  },
  'another company once accepted': {
    artifacts: site({
      accept: choiceVisit({ clicked, requests: [choiceRequest('https://carte.autre.example/t.js', 0)] }),
    }),
    verdict: 'pass',
  },
  'the site’s own files once accepted': {
    artifacts: site({
      accept: choiceVisit({ clicked, requests: [choiceRequest('https://static.exemple.fr/suite.js', 0)] }),
    }),
    verdict: 'fail',
    title: 'Le bandeau de cookies demande un accord dont rien n’a besoin',
    occurrences: 1,
    pages: ['https://www.exemple.fr/'],
    evidence,
  },
  'a video of another company before any choice': {
    artifacts: site({ home: { thirdParties: [thirdParty('https://www.youtube.com/embed/x')] } }),
    verdict: 'pass',
  },
  'a cookie that nobody knows': {
    artifacts: site({ home: { cookies: [cookie('zz_id')] } }),
    verdict: 'pass',
  },
  'something of its own kept under an unknown name': {
    artifacts: site({ home: { storage: [kept('analytics', '[{"event":"page_view"}]')] } }),
    ...seen,
    evidence: [
      evidence[0],
      { type: 'value', label: 'Gardé par le site dans le navigateur', value: 'analytics' },
      evidence[1],
    ],
  },
  'a tracker by its name in the browser': {
    artifacts: site({ home: { storage: [kept('_hjid', '8f3a')] } }),
    verdict: 'pass',
  },
  'something sent to the site once accepted': {
    artifacts: site({
      accept: choiceVisit({
        clicked,
        requests: [{ ...choiceRequest('https://www.exemple.fr/mesure', 0), method: 'POST' }],
      }),
    }),
    verdict: 'pass',
  },
  'a script that did not come': {
    artifacts: site({ home: { lostScripts: ['https://www.exemple.fr/mesure.js'] } }),
    verdict: 'pass',
  },
  'a banner that stays': {
    artifacts: site({ accept: unclosed({ clicked }) }),
    verdict: 'inapplicable',
    reason: 'l’accord n’a pas pu être donné pendant la visite',
  },
  'nobody accepted': {
    artifacts: site({ accept: null }),
    verdict: 'inapplicable',
    reason: 'l’accord n’a pas pu être donné pendant la visite',
  },
  'no banner': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun bandeau qui demande un accord',
  },
});

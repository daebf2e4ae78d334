import { listOf } from '#contract/french.ts';
import { ownRelaysOf, relayCookiesOf } from '../../derive/trackers/own-relays.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'priv-relais-domaine',
  // Whether a contract and an accord cover it, only a person knows: what passed before any choice is shown.
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'law', title: 'Art. 82 LIL' },
    { kind: 'authority', title: 'CNIL 2020-091' },
  ],
  title: {
    fail: 'Avant tout choix, des balises tierces passent par votre propre domaine ({names}) : à vérifier',
    pass: 'Aucune balise tierce connue ne passe par votre propre domaine avant le choix',
  },
  why: 'Relayées par votre domaine, ces balises échappent aux protections du navigateur, mais pas à la loi : lire ou écrire sur l’appareil à cette fin demande le même accord que sous le nom du tiers.',
  fix: 'Ne lancer ces balises qu’après accord, les citer sous leur vrai nom dans le bandeau et la politique de confidentialité, et vérifier ce que le relais transmet.',
  artifacts: ['page', 'requests', 'cookies'],
  evaluate({ page, requests, cookies }) {
    const relays = ownRelaysOf(requests, page.siteDomain);
    const left = relayCookiesOf(cookies);
    if (relays.length + left.length === 0) return { status: 'pass' };
    const names = [...relays.map(({ name }) => name), ...(left.length > 0 ? ['Google'] : [])];
    // « Google » says no more than « Google Analytics ».
    const told = [...new Set(names)].filter(
      (name) => name !== 'Google' || !names.includes('Google Analytics'),
    );
    return {
      status: 'review',
      ...(relays.every(({ measures }) => !measures) &&
        left.length === 0 &&
        ({ severity: 'mineur' } as const)),
      values: { names: listOf(told) },
      evidence: [
        ...relays.map(({ url, sign }) => ({ type: 'request' as const, url, note: sign })),
        ...cookieEvidence(left),
      ],
    };
  },
});

import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './wcag-focus-masque.ts';

const link = {
  selector: '#lien',
  snippet: '<a id="lien" href="/x">x</a>',
  focusVisible: true,
  changedPixels: -1,
};
const bar = { selector: '#barre', snippet: '<div id="barre">' };
const walk = (...steps: readonly object[]) => ({
  keyboard: { steps: steps as (typeof link)[], trap: null, truncated: false },
});
const body = '<a id="lien" href="/x">x</a>';
const banner = {
  ...{ found: true, manager: '', text: '', box: null, buttons: [], prechecked: [], unticked: 0 },
  selector: '#barre',
};
const title = 'Un élément atteint au clavier est caché par un autre qui reste à l’écran';

ruleCases(rule, {
  'a walk in sight': { artifacts: withBody(body, walk(link)), verdict: 'pass' },
  'a link behind a fixed bar': {
    artifacts: withBody(body, walk(link, { ...link, coveredBy: bar })),
    verdict: 'fail',
    title,
    evidence: [{ type: 'element', selector: '#lien', note: 'caché par #barre' }],
  },
  'a link behind the consent banner': {
    artifacts: withBody(body, { ...walk({ ...link, coveredBy: bar }), consentBanner: banner }),
    verdict: 'fail',
    title: 'Le bandeau de consentement cache des éléments atteints au clavier',
    evidence: [{ type: 'element', selector: '#lien', note: 'caché par #barre' }],
  },
  'links behind the banner and something else': {
    artifacts: withBody(body, {
      ...walk(
        { ...link, coveredBy: bar },
        { ...link, selector: '#b', coveredBy: { ...bar, selector: 'header' } },
      ),
      consentBanner: banner,
    }),
    verdict: 'fail',
    title,
    evidence: [
      { type: 'element', selector: '#lien', note: 'caché par #barre' },
      { type: 'element', selector: '#b', note: 'caché par header' },
    ],
  },
  'no walk': {
    artifacts: withBody(body),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
});

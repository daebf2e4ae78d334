import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineRule } from '../../rule.ts';

const plugins =
  /^https:\/\/(?:connect\.facebook\.net\/[\w/]*(?:sdk|all)\.js|www\.facebook\.com\/(?:v[\d.]+\/)?plugins\/|platform\.(?:twitter|x)\.com\/(?:widgets|js\/)|platform\.linkedin\.com\/(?:in\.js|badges)|assets\.pinterest\.com\/js\/pinit|www\.instagram\.com\/embed\.js|(?:s7|s9)\.addthis\.com|platform-api\.sharethis\.com|www\.tiktok\.com\/embed)/;

/** Whose cookies those buttons may leave. */
const networks = /(?:^|\.)(?:facebook|twitter|x|linkedin|pinterest|instagram|addthis|sharethis|tiktok)\.com$/;

export default defineRule({
  id: 'priv-bouton-social',
  version: 2,
  // Where the network’s cookie was seen too: something was written without consent. Elsewhere `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'art. 82 LIL' }],
  title: {
    fail: 'Un bouton de réseau social contacte ce réseau avant l’accord du visiteur',
    pass: 'Aucun bouton de réseau social actif avant l’accord',
  },
  messages: { writes: 'Un bouton de réseau social dépose un cookie de ce réseau avant l’accord du visiteur' },
  why: 'Le bouton officiel prévient le réseau social de chaque page lue, même si le visiteur ne clique pas et n’y a pas de compte.',
  fix: 'Remplacer le bouton officiel par un simple lien de partage, ou ne l’activer qu’après accord.',
  artifacts: ['requests', 'cookies'],
  evaluate({ requests, cookies }) {
    const seen = [...new Set(requests.map(({ url }) => url).filter((url) => plugins.test(url)))];
    if (seen.length === 0) return { status: 'pass' };
    const evidence = seen.map((url) => ({ type: 'request' as const, url }));
    const written = cookies.filter(({ thirdParty, domain }) => thirdParty && networks.test(domain));
    if (written.length === 0) return { status: 'fail', severity: 'mineur', evidence };
    return { status: 'fail', message: 'writes', evidence: [...evidence, ...cookieEvidence(written)] };
  },
});

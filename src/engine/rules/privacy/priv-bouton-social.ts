import { defineRule } from '../../rule.ts';

const plugins =
  /^https:\/\/(?:connect\.facebook\.net\/[\w/]*(?:sdk|all)\.js|www\.facebook\.com\/(?:v[\d.]+\/)?plugins\/|platform\.(?:twitter|x)\.com\/(?:widgets|js\/)|platform\.linkedin\.com\/(?:in\.js|badges)|assets\.pinterest\.com\/js\/pinit|www\.instagram\.com\/embed\.js|(?:s7|s9)\.addthis\.com|platform-api\.sharethis\.com|www\.tiktok\.com\/embed)/;

export default defineRule({
  id: 'priv-bouton-social',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['art. 82 LIL'],
  title: {
    fail: 'Un bouton de réseau social suit le visiteur avant son accord',
    pass: 'Aucun bouton de réseau social actif avant l’accord',
  },
  why: 'Le bouton officiel prévient le réseau social de chaque page lue, même si le visiteur ne clique pas et n’y a pas de compte.',
  fix: 'Remplacer le bouton officiel par un simple lien de partage, ou ne l’activer qu’après accord.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const seen = [...new Set(requests.map(({ url }) => url).filter((url) => plugins.test(url)))];
    if (seen.length === 0) return { status: 'pass' };
    return { status: 'fail', evidence: seen.map((url) => ({ type: 'request', url })) };
  },
});

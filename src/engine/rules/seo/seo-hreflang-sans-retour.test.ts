import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-hreflang-sans-retour.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const page = (path: string, ...versions: string[]) =>
  pageFacts({
    url: at(path),
    canonical: '',
    hreflang: versions.map((version) => ({ lang: version.slice(1, 3), url: at(version) })),
  });

ruleCases(rule, {
  pass: {
    'each names both': siteArtifacts({ pages: [page('/fr/', '/fr/', '/en/'), page('/en/', '/fr/', '/en/')] }),
    'the other was not visited': siteArtifacts({ pages: [page('/fr/', '/fr/', '/en/')] }),
  },
  fail: {
    'no return': siteArtifacts({ pages: [page('/fr/', '/fr/', '/en/'), page('/en/', '/en/')] }),
    'a page that leaves itself out': siteArtifacts({ pages: [page('/fr/', '/en/')] }),
  },
  inapplicable: { 'one language': siteArtifacts({ pages: [page('/')] }) },
});

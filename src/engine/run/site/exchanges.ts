import { withDeclaredIcons } from '../../probe/declared-icons.ts';
import { probeSite } from '../../probe/site-probes.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

/** The site’s other addresses, asked together. */
const exchanges = defineSiteArtifact({
  id: 'exchanges',
  from: 'start',
  gather: ({ run, crawl }) => probeSite(run.clients.site, crawl.start, crawl.siteDomain, run.signal),
});

const asked = { from: 'start', needs: ['exchanges'] } as const;

export const siteExchanges = [
  exchanges,
  defineSiteArtifact({ id: 'httpProbe', ...asked, gather: (_, needed) => needed.exchanges.httpProbe }),
  defineSiteArtifact({ id: 'httpsProbe', ...asked, gather: (_, needed) => needed.exchanges.httpsProbe }),
  defineSiteArtifact({ id: 'wwwProbe', ...asked, gather: (_, needed) => needed.exchanges.wwwProbe }),
  defineSiteArtifact({
    id: 'notFoundProbe',
    ...asked,
    gather: (_, needed) => needed.exchanges.notFoundProbe,
  }),
  defineSiteArtifact({ id: 'securityTxt', ...asked, gather: (_, needed) => needed.exchanges.securityTxt }),
  defineSiteArtifact({
    id: 'favicon',
    from: 'home',
    needs: ['exchanges'],
    gather: ({ run, crawl: { siteDomain, isAllowed }, home }, { exchanges: { favicon } }) =>
      withDeclaredIcons(favicon, home, {
        client: run.clients.site,
        siteDomain,
        isAllowed,
        signal: run.signal,
      }),
  }),
  defineSiteArtifact({ id: 'llmsTxt', ...asked, gather: (_, needed) => needed.exchanges.llmsTxt }),
];

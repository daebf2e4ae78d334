import { probeOtherPages, probeStartPage } from '../../probe/page-probes.ts';
import type { ProbeContext } from '../../probe/probe-context.ts';
import { defineSiteArtifact, type Moments } from './define-site-artifact.ts';

function probing({ run, crawl }: Moments['start']): ProbeContext {
  const { siteDomain, isAllowed } = crawl;
  return { client: run.clients.site, siteDomain, isAllowed, signal: run.signal };
}

const startPage = defineSiteArtifact({
  id: 'startPage',
  from: 'start',
  gather: (known) => probeStartPage(probing(known), known.crawl.start),
});

/** What only the visited pages tell to ask: their interfaces, scripts and other spellings of their addresses. */
const otherPages = defineSiteArtifact({
  id: 'otherPages',
  from: 'pages',
  needs: ['startPage'],
  gather: (known, needed) => probeOtherPages(probing(known), known.facts, needed.startPage),
});

/** One part that failed makes the whole unknown: half an answer would pass for all of it. */
const whole = { from: 'pages', needs: ['startPage', 'otherPages'] } as const;

export const pageProbes = [
  startPage,
  otherPages,
  defineSiteArtifact({
    id: 'cors',
    ...whole,
    gather: (_, { startPage: first, otherPages: others }) => [...first.cors, ...others.cors],
  }),
  defineSiteArtifact({
    id: 'sourceMaps',
    ...whole,
    gather: (_, { startPage: first, otherPages: others }) => [...first.sourceMaps, ...others.sourceMaps],
  }),
  defineSiteArtifact({
    id: 'addressVariants',
    ...whole,
    gather: (_, { startPage: first, otherPages: others }) => [
      ...first.addressVariants,
      ...others.addressVariants,
    ],
  }),
];

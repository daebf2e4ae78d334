import type { HeaderField, PageShapes, SiteShapes } from '#engine/artifacts.ts';
import { pageFactsOf } from '#engine/derive/page/page-facts.ts';
import { libraryInUrl } from '#engine/gather/libraries.ts';
import type { Rule, SiteRule } from '#engine/rule.ts';
import { type RuleVerdict, runRule } from '#engine/rules/run-rules.ts';
import type { RuleSnippet, SnippetFiles } from '#reference/rule-snippets/snippet.ts';
import { pageArtifacts, pageAt, pageFacts, siteArtifacts } from './artifacts.ts';
import { axeInJsdom } from './axe-in-jsdom.ts';
import { addressIn, documentOf } from './snippet-document.ts';
import {
  answerMsOf,
  bannerOf,
  cookiesOf,
  dnsOf,
  headersOf,
  protocolOf,
  requestsOf,
  tlsOf,
  unusedOf,
} from './snippet-lines.ts';
import { measuresOf } from './snippet-measures.ts';
import { hostsOf } from './snippet-probes.ts';
import { siteOfFiles } from './snippet-site.ts';
import { siteOfVisits } from './snippet-visits.ts';

/** What the rule says of one side of its snippet. */
export async function judgeSnippet(
  rule: Rule,
  snippet: RuleSnippet,
  text: RuleSnippet['faulty'],
): Promise<RuleVerdict['status']> {
  const profile = snippet.profile ?? 'public';
  if (rule.scope === 'site') return runRule(rule, await siteOf(rule, snippet, text), profile).status;
  return runRule(rule, await pageOf(rule, snippet, String(text)), profile).status;
}

async function pageOf(rule: Rule, { kind }: RuleSnippet, text: string): Promise<PageShapes> {
  if (kind === 'headers') return withHeaders(headersOf(text), protocolOf(text));
  if (kind === 'requests') return ofRequests(text);
  if (kind === 'address') return pageAt(new URL(text).pathname + new URL(text).search);
  if (kind === 'measures')
    return pageArtifacts(undefined, { lighthouse: measuresOf(rule.id.replace(/^lh-/, ''), text) });
  const html = withFilms(documentOf(kind, text));
  const address = addressIn(text);
  const libraries = [...html.matchAll(/<script src="([^"]*)"/g)].flatMap(([, url = '']) => libraryInUrl(url));
  const page = address && { ...pageArtifacts().page, url: address.href, isHome: address.pathname === '/' };
  const artifacts = pageArtifacts(html, { stylesheets: sheetsOf(html), libraries, ...(page && { page }) });
  if (rule.source !== 'axe-core') return artifacts;
  return { ...artifacts, axe: await axeInJsdom(rule.id.replace(/^axe-/, ''), html) };
}

/** The sheets written in the page, as they are read of a loaded one. */
const sheetsOf = (html: string): PageShapes['stylesheets'] =>
  [...html.matchAll(/<style(?: media="([^"]*)")?>([^<]*)<\/style>/g)].map(([, media = '', text = '']) => ({
    ...{ url: 'https://www.exemple.fr/', inline: true, text, media },
  }));

function withHeaders(headers: readonly HeaderField[], protocol: string | null): PageShapes {
  const base = pageArtifacts();
  const mainResponse = { ...base.mainResponse, headers, ...(protocol && { protocol }) };
  return { ...base, mainResponse, cookies: cookiesOf(headers) };
}

function ofRequests(text: string): PageShapes {
  const base = pageArtifacts(undefined, { requests: requestsOf(text) });
  const ttfbMs = answerMsOf(text) ?? base.mainResponse.ttfbMs;
  const audit = { score: 0, numericValue: null, displayValue: '', savingsMs: null, savingsBytes: null };
  const unused = { ...audit, id: 'unused-javascript', items: unusedOf(text) };
  return {
    ...base,
    mainResponse: { ...base.mainResponse, ttfbMs },
    lighthouse: { ...base.lighthouse, audits: { 'unused-javascript': unused } },
  };
}

/** Films as large as their address says, and shown as their tag says: `/visite-1920x1080.mp4`. */
const withFilms = (html: string): string =>
  html.replaceAll(
    /<video src="[^"]*-(\d+x\d+)\.\w+" width="(\d+)" height="(\d+)"/g,
    '$& data-film="$1" data-box="0 0 $2 $3"',
  );

async function siteOf(
  { artifacts }: SiteRule,
  { kind, profile }: RuleSnippet,
  text: RuleSnippet['faulty'],
): Promise<SiteShapes> {
  if (kind === 'dns') return siteArtifacts({ dns: dnsOf(String(text)), hosts: await hostsOf(String(text)) });
  if (kind === 'site') return siteOfFiles(text as SnippetFiles, profile ?? null, artifacts);
  if (kind === 'visits') return siteOfVisits(String(text));
  if (kind === 'tls') return siteArtifacts({ tls: tlsOf(String(text)) });
  if (kind === 'banner')
    return siteArtifacts({ pages: [pageFacts({ consentBanner: bannerOf(String(text)) })] });
  if (kind === 'requests')
    return siteArtifacts({
      pages: [pageFactsOf(pageArtifacts(undefined, { requests: requestsOf(String(text)) }))],
    });
  if (kind !== 'headers') throw new Error(`a rule over the whole site reads no snippet of kind ${kind}`);
  const headers = headersOf(String(text));
  const { httpsProbe, pages, ...base } = siteArtifacts();
  return {
    ...base,
    httpsProbe: { ...httpsProbe, headers },
    pages: pages.map((page) => ({ ...page, headers, cookies: cookiesOf(headers) })),
  };
}

import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import type { HostFacts, LinkedDocument, OfficeFacts, PageFacts, SiteShapes } from '#engine/artifacts.ts';
import { headerValue } from '#engine/derive/http/headers.ts';
import { probeVariants } from '#engine/probe/address-variants.ts';
import { probeCors } from '#engine/probe/cors.ts';
import type { DnsResolver } from '#engine/probe/dns-resolver.ts';
import { documentsOf } from '#engine/probe/documents.ts';
import { checkForms } from '#engine/probe/form-checks.ts';
import { probeHosts } from '#engine/probe/hosts.ts';
import { probeMtaStsPolicy } from '#engine/probe/mta-sts.ts';
import { isOfficeFormat, readOfficeFacts } from '#engine/probe/office-facts.ts';
import { readPdfFacts } from '#engine/probe/pdf-facts.ts';
import type { ProbeContext } from '#engine/probe/probe-context.ts';
import { toProbe } from '#engine/probe/site-probes.ts';
import { probeSourceMap } from '#engine/probe/source-maps.ts';
import type { SnippetFiles } from '#reference/rule-snippets/snippet.ts';
import { dnsOf } from './snippet-lines.ts';
import { addressOf, answersOf, clientOver, type FileAnswer, snippetOrigin } from './snippet-server.ts';

const { signal } = new AbortController();

/** What the probes of an audit bring home of those files, asked as they ask a server. */
export async function probesOf(
  files: SnippetFiles,
  pages: readonly PageFacts[],
): Promise<Partial<SiteShapes>> {
  const answers = answersOf(files);
  const client = clientOver(answers);
  const world: ProbeContext = { client, siteDomain: 'exemple.fr', isAllowed: () => true, signal };
  const all = <T>(urls: readonly string[], probe: (world: ProbeContext, url: string) => Promise<T>) =>
    Promise.all(urls.map((url) => probe(world, url)));
  const asked = Object.entries(files).flatMap(([name, text]) =>
    text.startsWith('GET ') ? [addressOf(name)] : [],
  );
  const zone = files['dns:exemple.fr'];
  const code = [...new Set(pages.flatMap(({ ownCode }) => ownCode))];
  const maps = await all(code, probeSourceMap);
  const variants = await all(
    pages.map(({ url }) => url),
    (context, url) => probeVariants(context, url),
  );
  return {
    ...(await startOf(files, client)),
    ...(zone !== undefined && (await mailOf(zone, client))),
    sourceMaps: maps.filter((map) => map !== null),
    addressVariants: variants.flat(),
    cors: await all(asked, probeCors),
    formChecks: await checkForms(client, pages, () => true, signal),
    documents: await Promise.all(
      documentsOf(pages, 'exemple.fr').map((wanted) => documentOf(wanted, answers)),
    ),
  };
}

/** Other addresses of the home page, where the snippet tells what they answer. */
async function startOf(
  files: SnippetFiles,
  client: ProbeContext['client'],
): Promise<Partial<Pick<SiteShapes, 'httpProbe' | 'httpsProbe' | 'wwwProbe'>>> {
  const ask = async (url: string) => toProbe(await client.exchange(url, { signal }));
  const plain = `${snippetOrigin.replace('https', 'http')}/` as const;
  const [isPlainTold, isBareTold] = [plain, 'https://exemple.fr/'].map((url) => Object.hasOwn(files, url));
  return {
    ...(isPlainTold && { httpProbe: await ask(plain) }),
    ...(isBareTold && { wwwProbe: await ask('https://exemple.fr/') }),
  };
}

async function mailOf(
  zone: string,
  client: ProbeContext['client'],
): Promise<Pick<SiteShapes, 'dns' | 'mtaStsPolicy'>> {
  const dns = dnsOf(zone);
  return { dns, mtaStsPolicy: await probeMtaStsPolicy(client, dns, signal) };
}

/** A PDF stands there as its own text; a text document as the XML of its body. */
async function documentOf(
  wanted: ReturnType<typeof documentsOf>[number],
  answers: ReadonlyMap<string, FileAnswer>,
): Promise<LinkedDocument> {
  const { format, url } = wanted;
  const { status, headers, body } = answers.get(url) ?? { status: 404, headers: [], body: '' };
  const length = headerValue(headers, 'content-length');
  const isRead = status === 200 && body !== '';
  return {
    ...wanted,
    ...{ status, failure: null, lastModified: '', mimeType: headerValue(headers, 'content-type') ?? '' },
    sizeBytes: length === null ? null : Number(length),
    pdf: isRead && format === 'pdf' ? readPdfFacts([Buffer.from(body, 'latin1')]) : null,
    office: isRead && isOfficeFormat(format) ? await officeOf(body, format) : null,
  };
}

/** Each part of it below a comment that names its file: `<!-- word/document.xml -->`. */
async function officeOf(text: string, format: 'docx' | 'odt'): Promise<OfficeFacts | null> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [, name = '', xml = ''] of text.matchAll(/<!-- (\S+) -->\n([\s\S]*?)(?=<!-- |$)/g))
    await zip.add(name, new TextReader(`<part>${xml}</part>`));
  return readOfficeFacts(await zip.close(), format);
}

/** The aliases of a zone, followed within it: pages of the site load something from each. */
export async function hostsOf(zone: string): Promise<HostFacts[]> {
  const records = [...zone.matchAll(/^(\S+)\.\s+(CNAME|AAAA|A)\s+(\S+?)\.?$/gm)].map(
    ([, name = '', type, value = '']) => ({ name, type, value }),
  );
  const of = async (name: string, type: string): Promise<string[]> => {
    const found = records.filter((one) => one.name === name && one.type === type);
    if (found.length > 0) return found.map(({ value }) => value);
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };
  const never = async () => [];
  const resolver: DnsResolver = {
    ...{ resolveTxt: never, resolveMx: never, resolveCaa: never },
    resolveCname: (name: string) => of(name, 'CNAME'),
    resolve4: ((name: string) => of(name, 'A')) as DnsResolver['resolve4'],
    resolve6: ((name: string) => of(name, 'AAAA')) as DnsResolver['resolve6'],
  };
  const named = records
    .filter(({ name, type }) => type === 'CNAME' && name.endsWith('.exemple.fr'))
    .map(({ name }) => ({ host: name, url: `https://${name}/`, loaded: true }));
  return probeHosts(named, { client: clientOver(new Map()), resolver, signal });
}

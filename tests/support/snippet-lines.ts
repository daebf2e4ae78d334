import type {
  ConsentBanner,
  CookieWrite,
  DnsFacts,
  HeaderField,
  NetworkRequest,
  ResourceType,
  TlsFacts,
} from '#engine/artifacts.ts';
import { isChoice, kindOf } from '#engine/in-page/consent-vocabulary.ts';
import { siteArtifacts } from './artifacts.ts';
import { parsePage } from './parse-page.ts';
import { banner, button, cookie, request } from './visit-parts.ts';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** `Name: value`, one a line, after the first line of an answer or without it. @throws Error on a line that is none */
export function headersOf(text: string): HeaderField[] {
  return linesOf(text.replace(/^HTTP\/.*/, '')).map((line) => {
    const [, name, value = ''] = /^\s*([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`no header: ${line}`);
    return { name: name.toLowerCase(), value };
  });
}

/** The protocol of an answer’s first line, where it has one: `HTTP/2 200`. */
export const protocolOf = (text: string): string | null => {
  const [, version] = /^HTTP\/([\d.]+) \d{3}/.exec(text) ?? [];
  return version === undefined ? null : version.startsWith('1') ? `http/${version}` : `h${version}`;
};

/** The cookies that the headers `Set-Cookie` leave. */
export function cookiesOf(headers: readonly HeaderField[]): CookieWrite[] {
  return headers
    .filter(({ name }) => name === 'set-cookie')
    .map(({ value }) => {
      const [pair = '', ...attributes] = value.split(/;\s*/);
      const has = (name: string) => attributes.some((one) => one.toLowerCase() === name);
      const partOf = (name: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const age = partOf('max-age');
      const sameSite = (['Strict', 'Lax', 'None'] as const).find((one) => one === partOf('samesite'));
      return cookie(pair.slice(0, pair.indexOf('=')), {
        ...{ value: pair.slice(pair.indexOf('=') + 1), raw: value, path: partOf('path') ?? '/' },
        ...{ domain: partOf('domain') ?? 'www.exemple.fr', sameSite: sameSite ?? null },
        ...{ secure: has('secure'), httpOnly: has('httponly'), partitioned: has('partitioned') },
        lifetimeSeconds: age === undefined ? null : Number(age),
      });
    });
}

const mimeTypes: Readonly<Record<string, string>> = {
  ...{ js: 'text/javascript', css: 'text/css', html: 'text/html', jpg: 'image/jpeg', png: 'image/png' },
  ...{ gif: 'image/gif', webp: 'image/webp', avif: 'image/avif', svg: 'image/svg+xml' },
  ...{
    woff2: 'font/woff2',
    woff: 'font/woff',
    ttf: 'font/ttf',
    mp3: 'audio/mpeg',
    wav: 'audio/wav',
    mp4: 'video/mp4',
  },
};

/** `https://… (script, 120 ko)`, perhaps with one thing more, its answer’s headers indented below it. @throws Error on a line that is neither */
export function requestsOf(text: string): NetworkRequest[] {
  return text
    .split(/\n(?!\s)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [line = '', ...below] = block.split('\n');
      const [, url, type, size] = /^(\S+) \((\w+), (\d+) ko(?:, [^)]+)?\)$/.exec(line) ?? [];
      if (url === undefined) throw new Error(`no request: ${line}`);
      const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';
      const bytes = Number(size) * 1000;
      return request(url, {
        ...{ resourceType: type as ResourceType, transferBytes: bytes, bodyBytes: bytes },
        ...{ isMainDocument: type === 'document', mimeType: mimeTypes[extension] ?? 'text/html' },
        responseHeaders: headersOf(below.join('\n')),
      });
    });
}

/** `(document, 12 ko, réponse en 1800 ms)`: how long the server took to answer the page, where it is told. */
export const answerMsOf = (text: string): number | null =>
  Number(/\(document, \d+ ko, réponse en (\d+) ms\)/.exec(text)?.[1] ?? 0) || null;

/** `(script, 400 ko, dont 300 ko inutilisés)`: what the load had no use for, bytes, by address. */
export const unusedOf = (text: string): { readonly url: string; readonly wastedBytes: number }[] =>
  [...text.matchAll(/^(\S+) \(\w+, \d+ ko, dont (\d+) ko inutilisés\)$/gm)].map(([, url = '', size]) => ({
    url,
    wastedBytes: 1_000 * Number(size),
  }));

/** Records as zone files write them: `exemple.fr. TXT "v=spf1 -all"`. A record `DS` signs the domain. */
export function dnsOf(text: string): DnsFacts {
  const records = linesOf(text).map((line) => {
    const [, name = '', type, value = ''] = /^(\S+)\s+([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (type === undefined) throw new Error(`no record: ${line}`);
    return { name: name.replace(/\.?exemple\.fr\.$/, ''), type, value: value.replaceAll('"', '') };
  });
  const of = (type: string, name: string, begin = '') =>
    records
      .filter((one) => one.type === type && one.name === name && one.value.startsWith(begin))
      .map(({ value }) => value);
  const mx = of('MX', '').map((value) => {
    const [priority = '', exchange = ''] = value.split(' ');
    return { exchange: exchange.replace(/\.$/, ''), priority: Number(priority) };
  });
  const dkim = records.filter(({ name }) => name.endsWith('._domainkey'));
  const { dns } = siteArtifacts();
  if (dns === null) throw new Error('no sample');
  return {
    ...dns,
    ...{ spf: of('TXT', '', 'v=spf1'), dmarc: of('TXT', '_dmarc', 'v=DMARC1'), caa: of('CAA', '') },
    ...{ aaaa: of('AAAA', ''), mtaSts: of('TXT', '_mta-sts', 'v=STSv1'), wildcard: of('A', '*'), mx },
    dnssec: of('DS', '').length > 0 ? 'signed' : 'unsigned',
    ...(mx.length > 0 && {
      mail: {
        dkim: dkim.map(({ name }) => ({ selector: name.replace(/\._domainkey$/, ''), keyBits: 2048 })),
        tlsRpt: of('TXT', '_smtp._tls', 'v=TLSRPTv1'),
        tlsa: mx.map(({ exchange }) => ({
          exchange,
          records: records.filter(({ type, name }) => type === 'TLSA' && name.includes('_tcp.')).length,
        })),
        failed: [],
      },
    }),
  };
}

const tlsFields = {
  Protocoles: (value: string) => ({ protocols: value.split(', ') }),
  Clé: (value: string) => {
    const [keyType = '', bits] = value.split(' ');
    return { keyType, keyBits: Number(bits) };
  },
  'Valable du': (value: string) => ({ validFrom: momentOf(value) }),
  'Valable jusqu’au': (value: string) => ({ validTo: momentOf(value) }),
  Erreur: (value: string) => ({ trusted: false, trustError: value }),
  'Certificats envoyés': (value: string) => ({ chainLength: Number(value) }),
  'Suites sans confidentialité persistante': (value: string) => ({ staticKeySuites: value.split(', ') }),
} as const satisfies Readonly<Record<string, (value: string) => Partial<TlsFacts>>>;

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`).toISOString();

/** What a server says of its encryption, one a line: what is not said is sound. @throws Error on a line of another name */
export function tlsOf(text: string): TlsFacts {
  const { tls } = siteArtifacts();
  if (tls === null) throw new Error('no sample');
  const told = linesOf(text).map((line) => {
    const [name = '', value = ''] = line.split(/\s:\s/);
    if (!Object.hasOwn(tlsFields, name)) throw new Error(`no word of a server: ${line}`);
    return tlsFields[name as keyof typeof tlsFields](value);
  });
  return Object.assign({}, tls, ...told);
}

/** The banner whose HTML that is: buttons by their words, boxes by whether they are ticked. */
export function bannerOf(html: string): ConsentBanner {
  const { body } = parsePage(`<body>${html}</body>`, 'https://www.exemple.fr/');
  const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const boxes = [...body.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return banner({
    text: words(body),
    buttons: [...body.querySelectorAll('button, a')]
      .filter((one) => one.matches('button, [role=button]') || isChoice(words(one)))
      .map((one) => button(words(one), { kind: kindOf(words(one)), snippet: one.outerHTML })),
    prechecked: boxes.filter((box) => box.checked).map((box) => words(box.closest('label') ?? box)),
    unticked: boxes.filter((box) => !box.checked).length,
  });
}

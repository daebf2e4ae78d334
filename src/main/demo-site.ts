import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';

/** Which half of every `[[faute …]]` block is served. */
export type DemoVariant = 'faulty' | 'fixed';

export interface DemoAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const headerSet = z.record(z.string(), z.record(z.string(), z.string()));
const siteFile = z.strictObject({
  headers: z.record(
    z.string(),
    z.strictObject({
      both: z.record(z.string(), z.string()).optional(),
      /** Headers that only the faulty site sends, by the rule that must see them. */
      faults: headerSet.optional(),
      /** Headers that only the corrected twin sends, by the rule that must miss them. */
      fixed: headerSet.optional(),
    }),
  ),
  status: z.record(z.string(), z.strictObject({ status: z.int(), page: z.string(), fault: z.string() })),
  notFound: z.strictObject({
    faultyStatus: z.int(),
    fixedStatus: z.int(),
    fault: z.string(),
    page: z.string(),
  }),
});

export interface DemoSite {
  /** The answer to a path, for a site reached at `origin`. */
  answer(path: string, variant: DemoVariant, origin: string): DemoAnswer;
  /** Every rule that a mark names: each must fail on the faulty site and on none of the twin’s pages. */
  readonly plantedFaults: readonly string[];
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/png',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.xml': 'application/xml; charset=utf-8',
};

/** Reads the whole demonstration site into memory. @throws when a file is missing or `site.json` is wrong. */
export async function loadDemoSite(folder: string): Promise<DemoSite> {
  const site = siteFile.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  const parts = await readFolder(join(folder, 'parts'));
  const pages = await readFolder(join(folder, 'pages'));
  const assets = await readFolder(join(folder, 'assets'));
  assets.set('/favicon.ico', assets.get('/favicon.png') ?? Buffer.alloc(0));
  const page = (name: string, variant: DemoVariant, origin: string) => {
    const included = (pages.get(`/${name}`) ?? Buffer.alloc(0))
      .toString()
      .replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) =>
        part === 'origine' ? origin : (parts.get(`/${part}.html`) ?? '').toString(),
      );
    return Buffer.from(render(included, variant));
  };
  return {
    plantedFaults: faultsOf([...pages.values(), ...parts.values()].map(String), site),
    answer(path, variant, origin) {
      const send = (status: number, name: string, body: Buffer): DemoAnswer => ({
        status,
        body,
        headers: {
          'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
          ...headersFor(site, path, variant),
        },
      });
      const asset = path.startsWith('/assets/')
        ? assets.get(path.slice('/assets'.length))
        : assets.get(path === '/favicon.ico' ? path : '');
      if (path.startsWith('/assets/') && !asset) return send(404, 'absent.txt', Buffer.from('absent'));
      if (asset) return send(200, path === '/favicon.ico' ? 'favicon.ico' : path, asset);
      const planted = site.status[path];
      if (planted && variant === 'faulty')
        return send(planted.status, planted.page, page(planted.page, variant, origin));
      const name = path === '/' ? 'index.html' : extname(path) ? path.slice(1) : `${path.slice(1)}.html`;
      if (pages.has(`/${name}`) && !hidden(site, name)) return send(200, name, page(name, variant, origin));
      const { notFound } = site;
      return send(
        variant === 'faulty' ? notFound.faultyStatus : notFound.fixedStatus,
        notFound.page,
        page(notFound.page, variant, origin),
      );
    },
  };
}

const hidden = (site: z.infer<typeof siteFile>, name: string): boolean =>
  name === site.notFound.page || Object.values(site.status).some((planted) => planted.page === name);

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(folder, name))] as const),
  );
  return new Map(files);
}

const mark = /\[\[faute [\w-]+\]\]([\s\S]*?)(?:\[\[sinon\]\]([\s\S]*?))?\[\[fin\]\]/g;

function render(text: string, variant: DemoVariant): string {
  return text.replaceAll(mark, (_, wrong: string, right: string | undefined) =>
    variant === 'faulty' ? wrong : (right ?? ''),
  );
}

function headersFor(
  site: z.infer<typeof siteFile>,
  path: string,
  variant: DemoVariant,
): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const key of ['*', path]) {
    const set = site.headers[key];
    const planted = variant === 'faulty' ? set?.faults : set?.fixed;
    Object.assign(sent, set?.both, ...Object.values(planted ?? {}));
  }
  return sent;
}

function faultsOf(texts: readonly string[], site: z.infer<typeof siteFile>): string[] {
  const marked = texts.flatMap((text) =>
    [...text.matchAll(/\[\[faute ([\w-]+)\]\]/g)].map((match) => match[1] ?? ''),
  );
  const inHeaders = Object.values(site.headers).flatMap((set) => [
    ...Object.keys(set.faults ?? {}),
    ...Object.keys(set.fixed ?? {}),
  ]);
  const inStatus = Object.values(site.status).map((planted) => planted.fault);
  return [...new Set([...marked, ...inHeaders, ...inStatus, site.notFound.fault])].sort();
}

import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type DemoVariant, fillValues, includeParts, markedRules, type PlantedFault } from './demo-marks.ts';
import { type DemoSettings, demoHeaders, demoSettings, settingsFaults } from './demo-settings.ts';

export interface DemoAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Wait before answering, ms. */
  readonly delayMs: number;
  /** A text that may be sent compressed. */
  readonly compressible: boolean;
}

export interface DemoSite {
  /** The answer to a path, for a site reached at `origin`. */
  answer(path: string, variant: DemoVariant, origin: string): DemoAnswer;
  /** Every rule that a mark names: each must be found on the faulty site and on none of the twin’s pages. */
  readonly plantedFaults: readonly PlantedFault[];
}

interface Sources {
  readonly settings: DemoSettings;
  readonly parts: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
  readonly assets: ReadonlyMap<string, Buffer>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/png',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.weba': 'audio/webm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};

/** Reads a whole demonstration site into memory. @throws when a file is missing or `site.json` is wrong. */
export async function loadDemoSite(folder: string): Promise<DemoSite> {
  const settings = demoSettings.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  const [parts, pages, assets] = await Promise.all(
    ['parts', 'pages', 'assets'].map((name) => readFolder(join(folder, name))),
  );
  const sources: Sources = {
    settings,
    parts: texts(parts, (name) => name.replace(/\.html$/, '')),
    pages: texts(pages, (name) => name),
    assets: assets ?? new Map(),
  };
  return {
    plantedFaults: faultsOf(sources),
    answer: (path, variant, origin) => answerTo(sources, path, variant, origin),
  };
}

function answerTo(sources: Sources, path: string, variant: DemoVariant, origin: string): DemoAnswer {
  const { settings } = sources;
  const send = (status: number, name: string, body: Buffer): DemoAnswer => {
    const type = contentTypes[extname(name)] ?? 'application/octet-stream';
    const slow = variant === 'faulty' ? settings.delays[path] : undefined;
    return {
      status,
      body,
      headers: { 'Content-Type': type, ...demoHeaders(settings, path, variant) },
      delayMs: slow?.ms ?? 0,
      compressible: settings.compressed !== undefined && variant === 'fixed' && /^text|xml/.test(type),
    };
  };
  const sendPage = (status: number, name: string) =>
    send(status, name, Buffer.from(pageText(sources, name, path, variant, origin)));
  if (path.startsWith('/assets/') || path === '/favicon.ico') {
    const name = assetName(sources, path === '/favicon.ico' ? 'favicon.png' : path.slice(8), variant);
    const asset = sources.assets.get(name);
    return asset ? send(200, name, asset) : send(404, 'absent.txt', Buffer.from('absent'));
  }
  const own = variant === 'faulty' ? settings.status[path] : settings.onlyFixed[path];
  if (own) return sendPage('status' in own ? Number(own.status) : 200, own.page);
  const also = settings.also[path] ?? (variant === 'faulty' ? settings.onlyFaulty[path]?.page : undefined);
  if (also) return sendPage(200, also);
  const name = pageName(path);
  const isKnown = sources.pages.has(name) && !isHidden(settings, name) && !path.endsWith('.html');
  if (isKnown) return sendPage(200, name);
  const { notFound } = settings;
  return sendPage(variant === 'faulty' ? notFound.faultyStatus : notFound.fixedStatus, notFound.page);
}

/** The file that answers: on the twin, the same picture in a lighter format when there is one. */
function assetName({ settings, assets }: Sources, name: string, variant: DemoVariant): string {
  const light = variant === 'fixed' ? settings.lighter?.extensions[extname(name)] : undefined;
  const other = light ? name.replace(/\.\w+$/, light) : name;
  return assets.has(other) ? other : name;
}

/** `/` → `index.html`, `/contact` → `contact.html`, `/robots.txt` → `robots.txt`. */
function pageName(path: string): string {
  if (path === '/') return 'index.html';
  return extname(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Pages that only an address of the settings answers. */
function isHidden({ notFound, also, ...settings }: DemoSettings, name: string): boolean {
  const answers = [settings.status, settings.onlyFaulty, settings.onlyFixed].flatMap((record) =>
    Object.values(record),
  );
  const named = [notFound, ...answers].map(({ page }) => page);
  return name !== 'index.html' && [...named, ...Object.values(also)].includes(name);
}

function pageText(
  { pages, parts, assets }: Sources,
  name: string,
  path: string,
  variant: DemoVariant,
  origin: string,
): string {
  const text = includeParts(pages.get(name) ?? '', parts, variant);
  return fillValues(text, {
    origine: origin,
    adresse: `${origin}${path}`,
    titre: /<title>([^<]*)/.exec(text)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)/.exec(text)?.[1] ?? '',
    style: (assets.get('site.css') ?? '').toString().trim(),
    'dans-six-mois': new Date(Date.now() + 182 * 86_400_000).toISOString(),
    /** Cuts what would look like a true secret to a tool that reads this repository. */
    vide: '',
  });
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  return new Map(files);
}

function texts(files: Map<string, Buffer> | undefined, rename: (name: string) => string) {
  return new Map([...(files ?? [])].map(([name, body]) => [rename(name), body.toString()] as const));
}

function faultsOf({ settings, pages, parts }: Sources): PlantedFault[] {
  const found = new Map<string, Set<string>>();
  const plant = (ruleId: string, path: string | null) => {
    const paths = found.get(ruleId) ?? new Set();
    found.set(ruleId, path === null ? paths : paths.add(path));
  };
  for (const [name, text] of pages) {
    const isPage = name.endsWith('.html') && !isHidden(settings, name);
    const path = isPage ? `/${name.replace(/(?:^index)?\.html$/, '')}` : null;
    for (const ruleId of markedRules(text)) plant(ruleId, path);
  }
  for (const ruleId of [...parts.values()].flatMap(markedRules)) plant(ruleId, null);
  for (const { ruleId, path } of settingsFaults(settings))
    plant(ruleId, path !== null && pages.has(pageName(path)) ? path : null);
  return [...found]
    .map(([ruleId, paths]) => ({ ruleId, paths: [...paths].sort() }))
    .sort((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
}

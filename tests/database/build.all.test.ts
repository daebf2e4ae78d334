import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '#contract/report.ts';
import { untestedWords } from '#engine/rules/untested-words.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { stampOf } from '../../scripts/install-packages.mjs';
import { chromiumPath } from '../support/chromium.ts';
import { drawPictures } from '../support/drawn-pictures.ts';
import { type Product, startProgram, untilReady } from '../support/product.ts';
import { page, startStaticServer } from '../support/static-server.ts';

/** Packages are looked for where the links to them lie, so that nothing else of this checkout is found. */
const onlyLinks = { NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main' };

let build = '';
let folder = '';
const started: Product[] = [];

beforeAll(async () => {
  build = await ensureBuild(resolve('.'));
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'constat-moved-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const product of started.splice(0)) {
    product.child.kill('SIGTERM');
    await product.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** `node_modules` as `npm ci --omit=dev` makes it. */
function linkProductionPackages(): void {
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const paths = Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional }]) =>
        /^node_modules\/(?!.*node_modules)/.test(path) && !dev && !devOptional,
    )
    .map(([path]) => path)
    .filter((path) => existsSync(path));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
}

async function untilHealthy(args: readonly string[]): Promise<Product> {
  const env = { ...onlyLinks, CONSTAT_DATA: join(folder, 'data') };
  const product = await startProgram(args, folder, env);
  started.push(product);
  await untilReady(product);
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(product.url)).text()).toContain('<html lang="fr"');
  return product;
}

describe('a build in another folder, with production’s packages alone', () => {
  beforeEach(() => {
    linkProductionPackages();
    cpSync(build, folder, { recursive: true });
  });

  it('starts the whole product, demonstration site included', async () => {
    const product = await untilHealthy(['program.mjs']);
    expect(product.output()).toMatch(/Site de démonstration http/);
  });

  testOfAll('audits a page', async () => {
    const { annonce } = await drawPictures({ annonce: { lines: ['Nous vous attendons samedi'] } });
    const site = await startStaticServer({
      '/': page('<img src="/armes.png"><img src="/annonce" alt="Nous vous attendons samedi">'),
      '/annonce': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(annonce),
    });
    const json = join(folder, 'report.json');
    try {
      const args = ['program.mjs', 'audit', `${site.origin}/`, '--pages', '1', '--json', json];
      const child = await startProgram([...args, '--allow', new URL(site.origin).host], folder, {
        ...onlyLinks,
        CHROMIUM_PATH: chromiumPath(),
      });
      expect(await child.ended, child.output()).toBe(0);
    } finally {
      await site.close();
    }
    const report = JSON.parse(readFileSync(json, 'utf8'));
    const found = report.findings.map(({ ruleId }: { ruleId: string }) => ruleId);
    expect(found).toEqual(expect.arrayContaining(['axe-image-alt', 'rgaa-texte-en-image']));
    // Other tests may keep the machine from measuring a time: the build is not in cause.
    const untested = report.checks.filter(
      ({ status, reason }: Report['checks'][number]) => status === 'error' && reason !== untestedWords.busy,
    );
    expect(untested).toEqual([]);
  });
});

describe('a build', () => {
  it('names no folder of the machine that made it', () => {
    const found = readdirSync(build, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(mjs|js|json|css|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path, 'utf8').includes(resolve('.')));
    expect(found).toEqual([]);
  });

  it('holds every package it uses but the dependencies of package.json', () => {
    const { bundled, external } = JSON.parse(readFileSync(join(build, 'build.json'), 'utf8'));
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(external.filter((name: string) => !(name in dependencies))).toEqual([]);
    expect(bundled.filter((name: string) => name in dependencies)).toEqual([]);
    expect(bundled).toEqual(expect.arrayContaining(['lighthouse', 'puppeteer-core', 'zod', 'pg-boss']));
    expect(Object.keys(devDependencies)).toContain('rolldown');
  });
});

describe('npm start of a release with its build beside it', () => {
  it('installs production’s packages alone and builds nothing', async () => {
    linkProductionPackages();
    const lock = readFileSync('package-lock.json', 'utf8');
    writeFileSync(join(folder, 'node_modules/.constat-stamp'), `production ${stampOf(lock)}`);
    const settings = readdirSync('.').filter((name) => /^(package.*\.json|.*\.config\.ts)$/.test(name));
    for (const path of ['scripts', 'src', ...settings]) cpSync(path, join(folder, path), { recursive: true });
    cpSync(build, join(folder, 'build', basename(build)), { recursive: true });
    const product = await untilHealthy(['scripts/start.mjs']);
    expect(product.output()).not.toMatch(/Installation|Construction|Construit/);
    expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false);
    expect(readdirSync(join(folder, 'build'))).toEqual([basename(build)]);
  });
});

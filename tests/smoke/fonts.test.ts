import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { launch } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { launchBrowser } from '#engine/browser/launch-browser.ts';
import { silentLog } from '#engine/engine-log.ts';
import type { VisitOutcome } from '#engine/ports/visit.ts';
import { themeOf } from '#engine/rules/registry.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const text = 'Le conseil municipal se réunit chaque premier lundi du mois à la salle des fêtes 😀';
const html = page(
  ['Arial', 'Georgia', 'Verdana', '"Segoe UI"', 'monospace', 'sans-serif', 'Inconnue']
    .map((family) => `<p style='font-family:${family};width:200px'>${text}</p>`)
    .join('') +
    `<p id="serre" style="font-family:Times New Roman;width:200px;height:40px;overflow:hidden;line-height:20px;margin:0">Un texte enfermé dans une boîte bien trop petite pour lui</p>
     <p lang="ar">مرحبا</p><p lang="he">שלום</p><p lang="hi">नमस्ते</p><p lang="th">สวัสดี</p><p lang="zh">简体中文</p><p lang="ja">ようこそ</p><p lang="ko">환영합니다</p>
     <p style="color:#8a8a8a">Un texte pâle</p><a href="/" style="color:#777">Un lien</a>`,
);

const font = (name: string) =>
  join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf', name);

let site: StaticServer;
let home = '';
beforeAll(async () => {
  site = await startStaticServer({ '/': html });
  home = mkdtempSync(join(tmpdir(), 'constat-other-fonts-'));
  // A machine whose only font is a wide serif, whatever is asked for, in each place where fonts may be.
  for (const folder of ['.fonts', '.local/share/fonts', 'fonts']) {
    mkdirSync(join(home, folder), { recursive: true });
    cpSync(font('DejaVuSerif-Bold.ttf'), join(home, folder, 'only.ttf'));
  }
  writeFileSync(
    join(home, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/cache</cachedir>
     <match target="pattern"><edit name="family" mode="assign" binding="same"><string>DejaVu Serif</string></edit></match></fontconfig>`,
  );
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await site.close();
  rmSync(home, { recursive: true, force: true });
});

function moveToOtherMachine(): void {
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_DATA_HOME', join(home, '.local/share'));
  vi.stubEnv('FONTCONFIG_FILE', join(home, 'fonts.conf'));
  vi.stubEnv('FC_LANG', 'ja');
  vi.stubEnv('LANG', 'ja_JP.UTF-8');
}

async function visit(): Promise<Extract<VisitOutcome, { kind: 'page' }>> {
  const policy = { allow: [new URL(site.origin).host] };
  const pool = createVisitPool({
    executablePath: chromiumPath(),
    policy,
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
  try {
    const outcome = await pool.visit(
      {
        url: `${site.origin}/`,
        isHome: true,
        device: 'mobile',
        siteDomain: '127.0.0.1',
        moves: true,
        deadlineMs: 120_000,
        keepArtifacts: true,
      },
      new AbortController().signal,
    );
    if (outcome.kind !== 'page') throw new Error(JSON.stringify(outcome));
    return outcome;
  } finally {
    await pool.close();
  }
}

const pictureOf = ({ screenshot }: { readonly screenshot: { readonly bytes: Uint8Array } | null }) =>
  Buffer.from(screenshot?.bytes ?? []).toString('base64');

/** Fonts change what is seen, not what a clock measures. */
function seen({ verdicts, artifacts }: Extract<VisitOutcome, { kind: 'page' }>) {
  expect(artifacts?.moves).toMatchObject({ textSpacing: { clipped: [expect.anything()] } });
  return {
    verdicts: verdicts.filter(({ ruleId }) => themeOf(ruleId) !== 'performance'),
    dom: artifacts?.dom,
    moves: artifacts?.moves,
    axe: artifacts?.axe,
  };
}

describe.runIf(process.platform === 'linux')('two machines with other fonts', () => {
  testOfAll('draw the page differently without ours', async () => {
    const shot = async () => {
      const browser = await launch({
        executablePath: chromiumPath(),
        pipe: true,
        args: ['--no-sandbox'],
        env: process.env,
      });
      try {
        const tab = await browser.newPage();
        await tab.setContent(html);
        return await tab.screenshot({ encoding: 'base64' });
      } finally {
        await browser.close();
      }
    };
    const here = await shot();
    moveToOtherMachine();
    expect(await shot()).not.toBe(here);
  });

  testOfAll(
    'see the same page with ours: artifacts, verdicts and picture, to the last byte',
    async () => {
      const here = await visit();
      moveToOtherMachine();
      const there = await visit();
      expect(pictureOf(here).length).toBeGreaterThan(1_000);
      expect(pictureOf(there)).toBe(pictureOf(here));
      expect(seen(there)).toEqual(seen(here));
    },
    300_000,
  );
});

test.runIf(process.platform === 'linux')('each family and script has a font of ours', async () => {
  const expected = {
    Arial: 'Arimo',
    'Times New Roman': 'Tinos',
    'Courier New': 'Cousine',
    Calibri: 'Carlito',
    Cambria: 'Caladea',
    Georgia: 'Gelasio',
    Verdana: 'DejaVu Sans',
    'Segoe UI': 'Roboto',
    Inconnue: 'Tinos',
  };
  const scripts = {
    ...{ ar: 'مرحبا', he: 'שלום', hi: 'नमस्ते', th: 'สวัสดี', zh: '简体中文', ja: 'ようこそ', ko: '환영합니다' },
    ...{ ru: 'Привет', el: 'Γειά', emoji: '😀', symbols: '→✓☎' },
  };
  const { browser, close } = await launchBrowser({
    executablePath: chromiumPath(),
    proxyPort: 9,
    log: silentLog,
  });
  try {
    const tab = await browser.newPage();
    const paragraphs = [
      ...Object.keys(expected).map((family) => `<p style="font-family:${family}">Bonjour</p>`),
      ...Object.values(scripts).map((words) => `<p style="font-family:sans-serif">${words}</p>`),
    ];
    await tab.setContent(paragraphs.join(''));
    const cdp = await tab.createCDPSession();
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const { root } = await cdp.send('DOM.getDocument', {});
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const used = await Promise.all(
      nodeIds.map(async (nodeId) => (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
    );
    const families = used.map((fonts) => fonts.map(({ familyName }) => familyName));
    const count = Object.keys(expected).length;
    expect(families.slice(0, count)).toEqual(Object.values(expected).map((family) => [family]));
    expect(Object.fromEntries(Object.keys(scripts).map((name, i) => [name, families[count + i]]))).toEqual({
      ar: ['DejaVu Sans'],
      he: ['Arimo'],
      hi: ['Noto Sans Devanagari'],
      th: ['Noto Sans Thai'],
      zh: ['ZCOOL XiaoWei'],
      ja: ['Sawarabi Gothic'],
      ko: ['NanumGothic'],
      ru: ['Arimo'],
      el: ['Arimo'],
      emoji: ['Noto Color Emoji'],
      symbols: ['Arimo', 'DejaVu Sans'],
    });
  } finally {
    await close();
  }
});

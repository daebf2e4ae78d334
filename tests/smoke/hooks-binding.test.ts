import { expect, test } from 'vitest';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { page, startStaticServer } from '#tests/support/static-server.ts';

/** Calls everything that looks like our binding, with words and with what would pass for a cookie. */
const shout = `const found = Object.getOwnPropertyNames(self).filter((name) => /^constat/.test(name));
  postMessage(found.length);
  for (const name of found) for (let i = 0; i < 5000; i += 1)
    self[name](i % 2 ? 'SITE-TEXT-IN-LOG ' + i : JSON.stringify({ kind: 'cookie', raw: 'forged' + i + '=1', script: '', url: 'https://x.fr/' }));`;

test('a worker finds nothing of ours to speak through: no line in the log, no cookie nobody set', async () => {
  const lines: string[] = [];
  const note = (data: object, message: string) => void lines.push(`${message} ${JSON.stringify(data)}`);
  const seen: string[] = [];
  const site = await startStaticServer({
    '/': page(`<script>document.cookie = 'vrai=1';
      const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(shout)}])));
      worker.onmessage = ({ data }) => fetch('/vu-' + data);</script>`),
    '/vu-0': (_request, response) => {
      seen.push('nothing');
      response.end();
    },
  });
  const pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
    log: { info: note, warn: note },
  });
  try {
    const outcome = await pool.visit(
      {
        url: `${site.origin}/`,
        isHome: true,
        device: 'mobile',
        siteDomain: '127.0.0.1',
        only: { rules: [], artifacts: ['cookies', 'dom'] },
        deadlineMs: 60_000,
        keepArtifacts: true,
      },
      new AbortController().signal,
    );
    expect(outcome.kind).toBe('page');
    expect(seen).toEqual(['nothing']);
    const cookies = outcome.kind === 'page' ? outcome.facts.cookies : [];
    expect(cookies.map(({ name }) => name)).toEqual(['vrai']);
    expect(lines.join('\n')).not.toContain('SITE-TEXT');
    expect(lines.length).toBeLessThan(10);
  } finally {
    await pool.close();
    await site.close();
  }
}, 120_000);

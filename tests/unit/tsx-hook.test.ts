import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('scripts/tsx-hook.mjs', () => {
  it('lets plain Node load an e-mail written in JSX', () => {
    const code = `const { renderMail } = await import('#mail/index.ts');
      const mail = await renderMail('account-deleted', { displayName: 'Ada', deletedAt: '2026-11-21T10:00:00.000Z' });
      console.log(JSON.stringify({ html: mail.html.includes('<html'), text: mail.text.includes('Ada') }));`;
    const args = ['--import', './scripts/tsx-hook.mjs', '--input-type=module', '-e', code];
    const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual({ html: true, text: true });
  });
});

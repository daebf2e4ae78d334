import { expect, test } from 'vitest';
import { userAgentFor } from './user-agent.ts';

test('names Chromium’s real version and Constat, without the words that hide consent banners', () => {
  for (const device of ['mobile', 'desktop'] as const) {
    const { text, metadata } = userAgentFor('Chromium 156.0.8078.73', device, 'https://constat.example');
    expect(text).toContain('Chrome/156.0.0.0');
    expect(text).toContain('Constat/0.1 (+https://constat.example/nos-visites)');
    expect(text).not.toMatch(/bot|crawl|spider|headless|slurp/i);
    expect(text.includes('Mobile')).toBe(device === 'mobile');
    expect(metadata).toMatchObject({ fullVersion: '156.0.8078.73', mobile: device === 'mobile' });
  }
});

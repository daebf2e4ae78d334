import { describe, expect, it } from 'vitest';
import { clip } from './clean-text.ts';

describe('text of a site on paper', () => {
  it('is cut to its limit and says so', () => {
    expect(clip('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(clip('court', 10)).toBe('court');
  });

  it('carries no control character, no change of direction, no half character', () => {
    expect(clip('a\u0000b\u202egnp.exe\u2066c\ufeff', 40)).toBe('abgnp.exec');
    expect(clip('x\ud800y', 40).isWellFormed()).toBe(true);
    expect(clip('😀'.repeat(20), 10).isWellFormed()).toBe(true);
  });
});

import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packParts } from './packed-parts.ts';

it.each([
  [['']],
  [['seul é']],
  [['', '']],
  [['<script nonce="', '"></script>'.repeat(5_000), '">œuvre 🎉']],
  [['a'.repeat(200_000), 'b', '', 'c'.repeat(70_000)]],
])('is one gzip of the parts with what stands between them (%#)', async (parts) => {
  const pack = await packParts(parts);
  for (const between of ['', 'n0nce/+==', 'é'.repeat(200)])
    expect(gunzipSync(pack(between)).toString()).toBe(parts.join(between));
});

it('refuses what no stored block can hold', async () => {
  const pack = await packParts(['a', 'b']);
  expect(() => pack('x'.repeat(65_536))).toThrow(RangeError);
});

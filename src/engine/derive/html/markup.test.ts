import { expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import { withoutVerbatim } from './markup.ts';

test('scripts, styles, verbatim blocks and comments are cut out', () => {
  const html = 'a<SCRIPT>x</script>b<!-- c --><style type="x">d</style>e<pre>f</pre>g<prefixe>h';
  expect(withoutVerbatim(html).replaceAll('>', '')).toBe('abeg<prefixeh');
});

test('an unclosed block ends the text, and hostile sources stay cheap', () => {
  expect(withoutVerbatim('a<script>b')).toBe('a');
  expect(processorMs(() => withoutVerbatim('<pre >'.repeat(500_000)))).toBeLessThan(2000);
});

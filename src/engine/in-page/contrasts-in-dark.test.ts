import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { coloursNow, contrastPass } from './contrasts-in-dark.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Has axe find these elements too pale. */
function pale(elements: readonly (Element | null)[], messages: readonly string[] = ['trop pâle']): void {
  const nodes = elements.map((element) => ({ element, any: messages.map((message) => ({ message })) }));
  vi.stubGlobal('axe', { run: () => Promise.resolve({ violations: [{ nodes }] }) });
}

test('without axe in the page nothing can be said', async () => {
  openPageDouble('<p>a</p>');
  await expect(contrastPass('dark')).rejects.toThrow('no axe');
});

test('what is too pale in light already is no fault of the dark', async () => {
  const document = openPageDouble('<p id="a">a</p><p id="b">b</p>');
  const [a, b] = ['a', 'b'].map((id) => document.getElementById(id));
  pale([a ?? null]);
  expect(await contrastPass('light')).toEqual({ count: 0, elements: [] });
  pale([a ?? null, b ?? null, null]);
  const { count, elements } = await contrastPass('dark');
  expect(count).toBe(1);
  expect(elements.map(({ selector, message }) => [selector, message])).toEqual([['#b', 'trop pâle']]);
});

test('ten are told and all are counted; a message is cut', async () => {
  const document = openPageDouble('<p>a</p>'.repeat(40));
  pale([]);
  await contrastPass('light');
  pale([...document.querySelectorAll('p')], ['x'.repeat(200), 'y'.repeat(200)]);
  const { count, elements } = await contrastPass('dark');
  expect([count, elements.length]).toEqual([40, 10]);
  expect(elements[0]?.message).toHaveLength(300);
  expect(elements[0]?.message).toContain(' ; y');
});

test('colours are those of the first three hundred elements, of a page without a body too', async () => {
  const document = openPageDouble('<p style="color: rgb(1, 2, 3)">a</p>'.repeat(500));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  const colours = (await coloursNow()).split('|');
  expect(colours).toHaveLength(300);
  expect(colours[1]).toContain('rgb(1, 2, 3)');
  document.body.remove();
  expect((await coloursNow()).split('|')).toHaveLength(1);
});

import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { alfaPass } from './alfa-pass.ts';

interface Told {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  readonly style?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly children?: readonly Told[];
  readonly shadow?: Told | null;
}

afterEach(() => void vi.unstubAllGlobals());

function read(html: string, limit = 100): Told {
  openPageDouble(html);
  return JSON.parse(alfaPass(limit)) as Told;
}

/** `main{hello b{x}}`: tags and texts in their order, with what is shown of a style. */
function outline(node: Told): string {
  if (node.type === 'text') return (node.data ?? '').trim();
  const inside = [...(node.children ?? []), ...(node.shadow?.children ?? [])].map(outline).filter(Boolean);
  return node.type === 'fragment' ? inside.join(' ') : `${node.name}{${inside.join(' ')}}`;
}

const body = (html: string): string => /body\{(.*)\}\}$/.exec(outline(read(html)))?.[1] ?? '';

test.each([
  ['what only colours a text is dissolved in it', 'a <b>b</b> <span>c</span>', 'a b c'],
  ['a block parts words', 'a<div>b</div>c', 'a b c'],
  ['a phrase with an attribute stays', '<span lang="en">b</span>', 'span{b}'],
  ['classes and data are no attributes of a rule', '<span class="x" data-y="1" onclick="z">b</span>', 'b'],
  ['scripts and styles are not read', '<script>1</script><style>a{}</style><main>m</main>', 'main{m}'],
  ['header cells are cells', '<table><tbody><tr><th>h</th></tr></tbody></table>', 'table{tbody{tr{td{h}}}}'],
  ['a hidden branch without an identifier is left out', '<main hidden><p>a</p></main>b', 'b'],
  ['one that may be referred to stays', '<main hidden><p id="a">a</p></main>', 'main{p{a}}'],
  ['of a drawing, what has words', '<svg><g><path d=""/><title>t</title></g></svg>', 'svg{title{t}}'],
  ['a shape with a role stays', '<svg><path role="img"/></svg>', 'svg{path{}}'],
])('%s', (_, html, wanted) => {
  expect(body(html)).toBe(wanted);
});

function find(node: Told, name: string): Told | undefined {
  if (node.name === name) return node;
  for (const child of node.children ?? []) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

test('only what is not as its tag says carries a style', () => {
  const page = read('<main>a</main><nav hidden id="n">b</nav><h1 style="visibility: hidden">c</h1>');
  expect(find(page, 'main')?.style).toBeNull();
  expect(find(page, 'nav')?.style).toMatchObject([{ name: 'display', value: 'none' }]);
  expect(find(page, 'h1')?.style).toMatchObject([{ name: 'visibility', value: 'hidden' }]);
});

test('a long list of identifiers ends after a whole one', () => {
  const ids = Array.from({ length: 100 }, (_, at) => `id-${at}`);
  const value = find(read(`<main aria-labelledby="${ids.join(' ')}"></main>`), 'main')?.attributes?.[0]
    ?.value;
  const told = value?.split(' ') ?? [];
  expect(value?.length).toBeLessThanOrEqual(300);
  expect(told).toEqual(ids.slice(0, told.length));
  expect(told.length).toBeGreaterThan(30);
});

test('an open shadow tree is told beside the children', () => {
  const document = openPageDouble('<section></section>');
  const shadow = document.querySelector('section')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<button>s</button>';
  expect(outline(JSON.parse(alfaPass(100)))).toContain('section{button{s}}');
});

test('more elements than asked for are no page', () => {
  openPageDouble('<main></main><nav></nav>');
  // html, body, main and nav: the head is not drawn.
  expect(alfaPass(3)).toBe('');
  expect(alfaPass(4)).not.toBe('');
});

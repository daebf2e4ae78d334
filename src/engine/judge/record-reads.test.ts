import { expect, test } from 'vitest';
import { recordReads } from './record-reads.ts';

const artifacts = {
  dom: {
    title: 'Accueil',
    nodes: [
      { tag: 'html', attributes: { lang: 'fr' }, box: null },
      { tag: 'img', attributes: {}, box: { x: 1 } },
    ],
  },
  keyboard: null,
};

test('what is read leaves its path, positions of a list as one, with a first value', () => {
  const { recorded, readings } = recordReads(artifacts);
  expect(recorded.dom.nodes.map(({ tag }) => tag)).toEqual(['html', 'img']);
  expect(recorded.dom.nodes[0]?.attributes.lang).toBe('fr');
  expect(recorded.keyboard).toBe(null);
  expect(readings()).toEqual([
    {
      name: 'dom',
      more: 0,
      paths: [
        { path: 'dom.nodes[].tag', count: 2, sample: '« html »' },
        { path: 'dom.nodes[].attributes.lang', count: 1, sample: '« fr »' },
      ],
    },
    { name: 'keyboard', more: 0, paths: [{ path: 'keyboard', count: 1, sample: 'absent' }] },
  ]);
});

test('data keep their shape and identity', () => {
  const { recorded } = recordReads(artifacts);
  expect(recorded).toEqual(artifacts);
  expect(recorded.dom.nodes.indexOf(recorded.dom.nodes[1] as never)).toBe(1);
  expect(JSON.parse(JSON.stringify(recorded))).toEqual(artifacts);
  expect([...recorded.dom.nodes].filter((node) => node === recorded.dom.nodes[0])).toHaveLength(1);
});

test('a page with very many different reads gives a bounded list', () => {
  const many = { dom: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, index])) };
  const { recorded, readings } = recordReads(many);
  Object.values(recorded.dom);
  expect(readings()[0]?.paths).toHaveLength(40);
  expect(readings()[0]?.more).toBe(460);
});

test('nothing is noted once stopped', () => {
  const { recorded, readings, stop } = recordReads(artifacts);
  stop();
  expect(recorded.dom.title).toBe('Accueil');
  expect(readings()).toEqual([]);
});

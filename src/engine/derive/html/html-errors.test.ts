import { expect, test } from 'vitest';
import { htmlErrors } from './html-errors.ts';

const labels = (body: string) =>
  htmlErrors(`<!doctype html><html lang="fr"><head><title>t</title></head><body>${body}</body></html>`).map(
    ({ label }) => label,
  );

test.each([
  ['optional end tags', '<p>a<p>b<ul><li>a<li>b</ul><table><tr><td>a<td>b<tr><td>c</table>'],
  ['void and self-closed tags', '<br><img src="a" alt=""><input/><hr />'],
  ['drawings', '<svg><g><path d="M0 0"/><circle r="1"></circle></g></svg>'],
  ['formatting', '<p><b>a</b> <a href="/x"><em>b</em></a> <i>c</i></p>'],
  [
    'forms, templates and scripts',
    '<form><select><option>a</select></form><template><p>x</p></template><script>"</div>"</script>',
  ],
  ['noscript', '<noscript><img src="a" alt=""></noscript><textarea></b></textarea>'],
  ['comments and sections', '<!-- </div> --><main><article><h1>a</h1></article></main>'],
])('sound code has no error: %s', (_, body) => {
  expect(labels(body)).toEqual([]);
});

test('crossed, stray and unclosed tags are found', () => {
  expect(labels('<div><span>x</div></span>')).toHaveLength(2);
  expect(labels('<p>x</p></section>')).toEqual([
    'balise fermante section sans balise ouvrante correspondante',
  ]);
  expect(labels('<div><p>x</p>')).toHaveLength(1);
  expect(labels('<p><div>x</div></p>')).toEqual(['balise fermante p sans balise ouvrante correspondante']);
});

test('a second title and a title in the body are errors, the title of a drawing is not', () => {
  expect(htmlErrors('<title>a</title>\n<title>b</title><p>x</p>')).toEqual([
    { label: 'balise title répétée', line: 2 },
  ]);
  expect(labels('<title>b</title>')).toEqual(['balise title hors de l’en-tête de la page']);
  expect(labels('<svg><title>Plan</title></svg>')).toEqual([]);
  expect(htmlErrors('<p>x</p>\n<title>seul</title>')).toEqual([]);
});

test('lines are those of the source', () => {
  expect(htmlErrors('<!doctype html>\n<p a a>\n</i>').map(({ line }) => line)).toEqual([2, 3]);
});

test('tags misnested by the thousand end in a clear refusal, not in a full memory', () => {
  const hostile = `${Array.from({ length: 4_000 }, (_, at) => `<p><b id=${at}></p>`).join('')}${'x<p>'.repeat(20_000)}`;
  expect(() => htmlErrors(hostile)).toThrow('s’imbrique trop');
}, 20_000);

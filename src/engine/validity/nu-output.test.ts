import { expect, test } from 'vitest';
import { readNuOutput } from './nu-output.ts';

const error = (file: string, message: string, more: object = {}) => ({
  type: 'error',
  url: `file:/tmp/x/./${file}`,
  lastLine: 4,
  message,
  extract: 'a\n  <p>',
  ...more,
});
const written = (...messages: object[]) => JSON.stringify({ version: '26.9.27 (c6ba02c)', messages });

test('equal errors of a file are one, with their number and their first place', () => {
  const { version, files } = readNuOutput(
    written(
      error('0001.html', 'Unclosed element “p”.', { firstLine: 3 }),
      error('0001.html', 'Unclosed element “p”.'),
      error('0002.html', 'Stray end tag “p”.'),
      { type: 'info', url: 'file:/tmp/x/./0001.html', message: 'The first occurrence of ID “a” was here.' },
    ),
  );
  expect(version).toBe('26.9.27');
  expect(files.get('0001.html')).toEqual({
    errorCount: 2,
    problems: [{ message: 'Unclosed element “p”.', count: 2, line: 4, extract: 'a <p>' }],
  });
  expect(files.get('0002.html')?.problems[0]?.line).toBe(4);
});

test('a quotation that begins at the error before is read at its end', () => {
  const between = '<li>un article du menu</li>\n'.repeat(60);
  const { files } = readNuOutput(
    written(
      error('0001.html', 'Unclosed element “em”.', {
        firstLine: 12,
        lastLine: 73,
        extract: `<ul>\n${between}<em>fin</p>\n`,
      }),
    ),
  );
  const problem = files.get('0001.html')?.problems[0];
  expect(problem?.line).toBe(73);
  expect(problem?.extract).toMatch(/<em>fin<\/p>$/);
  expect(problem?.extract).not.toContain('<ul>');
});

test('a page of very many different errors keeps a bounded list and its whole number', () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    error('0001.html', `Stray end tag “x${index}”. ${'y'.repeat(2_000)}`),
  );
  const { files } = readNuOutput(written(...many));
  expect(files.get('0001.html')).toMatchObject({ errorCount: 500 });
  expect(files.get('0001.html')?.problems).toHaveLength(60);
  expect(files.get('0001.html')?.problems[0]?.message.length).toBe(400);
});

test('a file that could not be read to its end is told apart', () => {
  const { unread } = readNuOutput(
    written({
      type: 'non-document-error',
      subType: 'internal',
      url: 'file:/tmp/x/./0003.html',
      message: 'Oops',
    }),
  );
  expect([...unread]).toEqual(['0003.html']);
});

test('what is cut or something else is refused', () => {
  expect(() => readNuOutput('{"messages":[{"type":')).toThrow();
  expect(() => readNuOutput('{}')).toThrow('illisible');
});

import { expect, test } from 'vitest';
import { isSameContent, readHtml } from './received-html.ts';

const read = (html: string) => readHtml(html, 'https://exemple.fr/dossier/page');

test('what a robot without scripts reads is told from what it does not', () => {
  const html = read(
    `<title> Accueil </title><link rel="canonical" href="/"><link rel="stylesheet" href="s.css">
    <script src="//cdn.exemple.fr/a.js"></script><script>var caché = 1;</script><style>p{}</style>
    <noscript>Activez</noscript><h1>Bonjour</h1><p>à tous</p><svg><title>logo</title></svg>`,
  );
  expect(html).toEqual({
    title: 'Accueil',
    canonical: 'https://exemple.fr/',
    code: ['https://exemple.fr/dossier/s.css', 'https://cdn.exemple.fr/a.js'],
    text: 'bonjour à tous',
    wordCount: 3,
  });
});

test('misnested tags by the thousand cost no more than their length', () => {
  const opened = Array.from({ length: 10_000 }, (_, at) => `<p><b id=${at}></p>`).join('');
  const hostile = `${opened}${'x<p>'.repeat(30_000)}<title>Fin</title>`;
  const before = process.memoryUsage().heapUsed;
  expect(read(hostile).title).toBe('Fin');
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200e6);
});

test('what an unread element holds stays unread up to its own end', () => {
  expect(read('<template>a<template>b</template>c</template>lu <svg>d</svg>aussi').text).toBe('lu aussi');
  expect(read('<script>"<p>non</p>"</script>oui<textarea><p>non</textarea>').text).toBe('oui');
  expect(read('<title>Un &amp; deux</title>').title).toBe('Un & deux');
});

test('it takes whatever comes', () => {
  for (const html of ['', '\u0000\ufffd', '<'.repeat(5000), '<a href="http://[">x', '<script src="data:,x">'])
    expect(() => read(html)).not.toThrow();
});

test('the same content bears small differences when it is long, none when it is short', () => {
  const long = (last: string) =>
    read(`<title>T</title>${Array.from({ length: 400 }, (_, at) => `mot${at}`).join(' ')} ${last}`);
  expect(isSameContent(long('12:00'), long('12:01'))).toBe(true);
  expect(isSameContent(read('<title>T</title>un'), read('<title>T</title>deux'))).toBe(false);
  expect(isSameContent(read('<title>A</title>un'), read('<title>B</title>un'))).toBe(false);
});

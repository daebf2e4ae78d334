import { expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import { headMetas } from './head-metas.ts';

const name = 'constat-verification';
const tag = (content = 'jeton') => `<meta name="${name}" content="${content}">`;

test.each([
  ['in the head', `<!doctype html><html><head><title>a</title>${tag()}</head><body></body>`],
  ['without head tags', `<!doctype html>${tag()}<p>a`],
  ['in other letters and order', `<META CONTENT='jeton' NAME=" Constat-Verification ">`],
  ['after a script that writes one', `<head><script>"${tag('autre')}"</script>${tag()}</head>`],
  ['in a page cut short', `<head>${tag()}<style>a{`],
  ['in a self-closed tag', `<head><meta name="${name}" content="jeton" />`],
])('reads a tag %s', (_where, html) => {
  expect(headMetas(html, name)).toEqual(['jeton']);
});

test.each([
  ['in the body', `<head></head><body>${tag()}</body>`],
  ['after the head was ended by text', `<head><title>a</title></head>texte${tag()}`],
  ['after an element that ends the head', `<head><div></div>${tag()}</head>`],
  ['in a comment', `<head><!-- ${tag()} --></head>`],
  ['in a script', `<head><script>${tag()}</script></head>`],
  ['in a noscript', `<head><noscript>${tag()}</noscript></head>`],
  ['in a template', `<head><template>${tag()}</template></head>`],
  ['in the title', `<head><title>${tag()}</title></head>`],
  ['with another name', `<head><meta name="${name}-2" content="jeton"></head>`],
  ['with a property instead of a name', `<head><meta property="${name}" content="jeton"></head>`],
])('does not see a tag %s', (_where, html) => {
  expect(headMetas(html, name)).toEqual([]);
});

test('gives every tag, so that the right one is found beside an old one', () => {
  expect(headMetas(`<head>${tag('ancien')}${tag('jeton')}`, name)).toEqual(['ancien', 'jeton']);
});

test('is not slowed down by a page built to be slow', () => {
  const ms = processorMs(() => {
    headMetas(`<head>${'<template><b><i><table>'.repeat(25_000)}`, name);
    headMetas(`<head></head>${'<b><i><a>'.repeat(60_000)}`, name);
  });
  expect(ms).toBeLessThan(2_000);
});

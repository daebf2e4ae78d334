import { describe, expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { isSameAsReceived } from './same-as-received.ts';

const page = (body: string) =>
  `<!doctype html><html lang="fr"><head><title>t</title></head><body>${body}</body></html>`;
/** The page received as the first and left by its scripts as the second. */
const same = (received: string, left: string) =>
  isSameAsReceived(pageArtifacts(page(left)).dom, pageArtifacts(page(received)).source);

describe('a page is as it was received', () => {
  test.each([
    ['<p id="a">Bonjour</p><table><tr><td>1</table>', '<p id="a">Bonjour</p><table><tr><td>1</table>'],
    ['<p>Bonjour</p>', '<p>Bonsoir</p>'],
    ['<div class="a">x</div>', '<div class="a b" style="top:0" data-x="1" hidden>x</div>'],
    ['<button aria-expanded="false">x</button>', '<button aria-expanded="true">x</button>'],
  ])('%s → %s', (received, left) => expect(same(received, left)).toBe(true));
});

describe('a page that scripts changed is not', () => {
  test.each([
    ['<p>x</p>', '<p>x</p><p>y</p>'],
    ['<p>x</p><p>y</p>', '<p>x</p>'],
    ['<div>x</div>', '<section>x</section>'],
    ['<p>x</p>', '<p id="a">x</p>'],
    ['<p id="a">x</p>', '<p id="b">x</p>'],
    ['<p title="a">x</p>', '<p>x</p>'],
  ])('%s → %s', (received, left) => expect(same(received, left)).toBe(false));
});

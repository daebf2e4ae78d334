import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicPages } from '#contract/public-pages.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { startWebSite, type WebAnswer, type WebSite } from '../support/web-site.ts';

const database = testDatabase();
let web: WebSite;
beforeEach(async () => {
  web = await startWebSite(database.current(), { CONSTAT_READS_PER_MINUTE: '0' });
});
afterEach(() => web.close());

const paths = publicPages.map(({ path }) => path);
const nonceOf = ({ headers }: WebAnswer) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
/** The nonces that a page holds. */
const noncesIn = ({ text }: WebAnswer) =>
  new Set([...text.matchAll(/ nonce="([^"]*)"/g)].map((found) => found[1]));

it('every public page holds the nonce of its own answer and no other, the second time too', async () => {
  for (const path of paths) {
    const [first, second] = [await web.send(path), await web.send(path)];
    expect([path, first.status, second.status]).toEqual([path, 200, 200]);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    for (const answer of [first, second])
      expect([path, [...noncesIn(answer)].filter((nonce) => nonce && nonce !== nonceOf(answer))]).toEqual([
        path,
        [],
      ]);
    const bare = ({ text }: WebAnswer, nonce: string) => text.replaceAll(nonce, '');
    expect([path, bare(second, nonceOf(second)) === bare(first, nonceOf(first))]).toEqual([path, true]);
  }
});

it('is kept whatever follows its address, and never says what somebody sent', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', cookie: 'a=canari' };
  const first = await web.send('/methode?canari=1', { headers });
  const second = await web.send('/methode');
  expect(/canari|evil/.test(first.text)).toBe(false);
  expect(second.text === first.text).toBe(true);
  for (const written of ['/methode/', '/%6dethode', '/methode?a&b'])
    expect([written, (await web.send(written)).text === first.text]).toEqual([written, true]);
  // These read what follows: each is rendered for itself.
  expect((await web.send('/controles?q=contraste')).text === (await web.send('/controles')).text).toBe(false);
  const signIn = await web.send('/connexion?suite=%2Freports%2Fx');
  expect(signIn.text.includes('/inscription?suite=%2Freports%2Fx')).toBe(true);
  expect((await web.send('/connexion')).text.includes('suite=')).toBe(false);
});

it('a signed-in person gets pages of their own, and leaves nothing of them to others', async () => {
  const cookie = await web.site.signedIn('camille@exemple.fr');
  const own = await web.send('/methode', { headers: { cookie } });
  expect(own.text.includes('camille@exemple.fr')).toBe(true);
  for (const path of ['/methode', '/methode.data', '/connexion'])
    expect((await web.send(path)).text.includes('camille')).toBe(false);
  expect((await web.send('/connexion', { headers: { cookie } })).status).toBe(302);
  const data = await web.send('/methode.data', { headers: { cookie } });
  expect(data.text.includes('camille@exemple.fr')).toBe(true);
});

it('the sample report asked two hundred times costs one render', async () => {
  await web.send('/constat');
  const cost = async (times: number) => {
    const before = process.cpuUsage();
    const headers = { 'accept-encoding': 'br' };
    const answers = await Promise.all(Array.from({ length: times }, () => web.send('/exemple', { headers })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const first = await cost(1);
  // Each was a render of 120 ms at least, 24 seconds in all.
  expect(await cost(200)).toBeLessThan(Math.max(4, first * 10));
});

it('HEAD is answered without a body, and a page nobody has is not kept', async () => {
  const head = await web.send('/methode', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await web.send('/controles/inconnu')).status).toBe(404);
  expect((await web.send('/controles/inconnu')).status).toBe(404);
});

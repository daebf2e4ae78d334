import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedCopies } from '#platform/identity/embedded-copies.ts';
import { createGoogle } from '#platform/identity/firebase/call-google.ts';
import { createFirebaseCopies } from '#platform/identity/firebase/copies.ts';
import { moveAccounts } from '#service/accounts/move-accounts.ts';
import { outbox } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { type GoogleDouble, startGoogleDouble } from '../support/google-double.ts';
import { createTestSite, goodPassword, signIn, type TestSite } from '../support/http.ts';
import { firebaseOver } from '../support/identity-providers.ts';
import { addApp, callIn, jar, typePassword } from '../support/second-factor.ts';

const database = testDatabase();
const [claire, paul, zoe] = ['claire@exemple.fr', 'paul@exemple.fr', 'zoe@exemple.fr'] as const;
let double: GoogleDouble;
let embedded: TestSite;
let hosted: TestSite;
let lines: string[];

beforeEach(async () => {
  double = await startGoogleDouble();
  embedded = createTestSite(database.current());
  hosted = createTestSite(database.current(), { identity: firebaseOver(double.settings) });
  lines = [];
});
afterEach(() => double.close());

function move(target: 'firebase' | 'embedded', dryRun = false) {
  const { deps } = embedded;
  const here = createEmbeddedCopies(database.current().pool);
  const google = createGoogle(double.settings, { clock: deps.clock, log: deps.log });
  const there = createFirebaseCopies(google, double.settings.projectId);
  const [from, to] = target === 'firebase' ? [here, there] : [there, here];
  return moveAccounts(deps, { from, to, target, dryRun }, (line) => lines.push(line));
}
const movedMails = async () =>
  (await database.current().db.select().from(outbox))
    .filter(({ kind }) => kind === 'account-moved')
    .map(({ recipient }) => recipient);
const register = (site: TestSite, email: string) =>
  site.call('POST', '/api/identity/sign-up', { body: { email, password: goodPassword } });

describe('to Firebase', () => {
  it('people keep their password, account and profile; whoever has none is mailed, once', async () => {
    await embedded.signedIn(claire);
    await embedded.signedIn(paul);
    await register(embedded, zoe);
    const { pool } = database.current();
    await pool.query(
      `update identity_account set password = null where "userId" = (select id from identity_user where email = $1)`,
      [paul],
    );
    const expected = { found: 3, present: 0, moved: 3, withoutPassword: 1, refused: 0 };
    expect(await move('firebase', true)).toEqual(expected);
    expect([double.users.size, await movedMails()]).toEqual([0, []]);
    expect(await move('firebase')).toEqual(expected);
    expect(await move('firebase')).toEqual({ ...expected, present: 3 });
    expect(await movedMails()).toEqual([paul]);
    const uid = (await embedded.profileOf(claire))?.uid;
    expect(double.byEmail(claire)).toMatchObject({ localId: uid, emailVerified: true });
    expect(double.byEmail(zoe)).toMatchObject({ emailVerified: false });
    const cookie = await signIn(hosted.call, claire);
    const session = await hosted.call('GET', '/api/auth/check-session', { cookie });
    expect(await session.json()).toMatchObject({ user: { uid } });
    await expect(signIn(hosted.call, paul)).rejects.toThrow();
    expect(lines).toEqual([]);
  });

  it('second factors stay with their accounts, there and back: they are asked for by both providers', async () => {
    const { recoveryCodes } = await addApp(embedded, jar(await embedded.signedIn(claire)));
    await move('firebase');
    const browser = jar();
    expect((await typePassword(hosted, browser, claire)).status).toBe(202);
    const code = recoveryCodes[0] ?? '';
    expect((await callIn(hosted, browser, 'POST', '/api/auth/second-step', { code })).status).toBe(200);
    // Google gives the hash of a password that was set there, not of one that came from here.
    const uid = double.byEmail(claire)?.localId ?? '';
    await hosted.deps.identity.passwords.setPassword(uid, 'cerise tambour 4 réglisse');
    await move('embedded');
    const back = await typePassword(embedded, jar(), claire, 'cerise tambour 4 réglisse');
    expect(back.status).toBe(202);
  });

  it('what was interrupted is done by running it again', async () => {
    await embedded.signedIn(claire);
    double.fail({ status: 500, message: 'INTERNAL' }, ':batchCreate');
    await expect(move('firebase')).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    double.fail(null);
    expect(await move('firebase')).toMatchObject({ moved: 1, refused: 0 });
  });

  it('an address that another account has there is told, and the others go on', async () => {
    await embedded.signedIn(claire);
    await embedded.signedIn(paul);
    await register(hosted, paul);
    expect(await move('firebase')).toMatchObject({ found: 2, moved: 1, refused: 1 });
    expect(lines).toEqual([expect.stringMatching(/^Compte [\w-]+ non déplacé : Firebase/)]);
    expect(lines.join()).not.toContain('@');
  });
});

describe('back to the embedded provider', () => {
  it('people keep the password they have now; a hash Google does not give is asked for by mail', async () => {
    await embedded.signedIn(claire);
    await embedded.signedIn(paul);
    await move('firebase');
    const uid = double.byEmail(claire)?.localId ?? '';
    await hosted.deps.identity.passwords.setPassword(uid, 'cerise tambour 4 réglisse');
    expect(await move('embedded')).toEqual({
      found: 2,
      present: 2,
      moved: 2,
      withoutPassword: 1,
      refused: 0,
    });
    expect(await movedMails()).toEqual([paul]);
    await signIn(embedded.call, claire, 'cerise tambour 4 réglisse');
    await expect(signIn(embedded.call, claire, goodPassword)).rejects.toThrow();
    await expect(signIn(embedded.call, paul, goodPassword)).rejects.toThrow();
    // And forth again, with the hash that Google had made.
    double.users.clear();
    expect(await move('firebase')).toMatchObject({ moved: 2, withoutPassword: 1 });
  });

  it('an account of Firebase that cannot be one here is told', async () => {
    await hosted.signedIn(claire);
    await hosted.signedIn(paul);
    Object.assign(double.byEmail(claire) ?? {}, { disabled: true });
    double.users.set('abc', { ...double.byEmail(paul), localId: 'abc', email: zoe } as never);
    expect(await move('embedded')).toMatchObject({ found: 3, moved: 1, refused: 2 });
    expect(lines).toEqual([
      expect.stringContaining('il est désactivé chez Firebase'),
      expect.stringContaining('Compte abc non déplacé'),
    ]);
    await signIn(embedded.call, paul);
  });

  it('without leave to read the project’s parameters, everybody is mailed', async () => {
    await hosted.signedIn(claire);
    double.fail({ status: 403, message: 'PERMISSION_DENIED' }, '/config');
    expect(await move('embedded')).toMatchObject({ moved: 1, withoutPassword: 1 });
  });
});

import { expect, test } from 'vitest';
import * as signs from './signs.ts';

const answer = (body: string, contentType = 'text/plain', headers: Record<string, string> = {}) => ({
  body,
  contentType,
  header: (name: string) => headers[name] ?? null,
});
const seen = (sign: signs.Sign, body: string) => sign(answer(body)) !== null;

test('a repository is told by its HEAD', () => {
  expect(seen(signs.gitSign, 'ref: refs/heads/feature/a-b_c\n')).toBe(true);
  expect(seen(signs.gitSign, '4b825dc642cb6eb9a060e54bf8d69288fbee4904\n')).toBe(true);
  expect(seen(signs.gitSign, '<html>ref: refs/heads/main</html>')).toBe(false);
  expect(seen(signs.gitSign, 'ref: autre chose')).toBe(false);
});

test('secrets are told by their lines, a page or a text never is one', () => {
  expect(seen(signs.envSign, 'A_KEY=1')).toBe(true);
  expect(seen(signs.envSign, '# note\n\nDB_HOST=localhost\nDB_PASS=x\nlast line cut sh')).toBe(true);
  expect(seen(signs.envSign, '<!doctype html><html>A_KEY=1</html>')).toBe(false);
  expect(seen(signs.envSign, 'Bonjour\nvoici\nle réglage\nDEBUG=1\nà vous')).toBe(false);
  expect(seen(signs.envSign, '')).toBe(false);
});

test('no value and no whole name of a secret is shown', () => {
  const sign = signs.envSign(answer('DATABASE_URL=postgres://u:motdepasse@h/b\nSTRIPE_SECRET=sk_live_1'));
  expect(sign).toBe('2 variables : DAT•••, STR••• (valeurs non conservées)');
});

test('dumps, archives and sources are told by how they begin', () => {
  expect(seen(signs.sqlSign, '-- MySQL dump 10.13\n--\n')).toBe(true);
  expect(seen(signs.sqlSign, '/* pg_dump */\nCREATE TABLE a (b int);')).toBe(true);
  expect(seen(signs.sqlSign, '<html><pre>CREATE TABLE a</pre>')).toBe(false);
  expect(seen(signs.sqlSign, 'Une page qui parle de CREATE TABLE')).toBe(false);
  expect(seen(signs.zipSign, 'PK\u0003\u0004\ufffd')).toBe(true);
  expect(seen(signs.zipSign, 'PK')).toBe(false);
  expect(seen(signs.phpSourceSign, '<?php define("DB_NAME", "x");')).toBe(true);
  expect(seen(signs.phpSourceSign, '<html><?php')).toBe(false);
  expect(seen(signs.dsStoreSign, '\u0000\u0000\u0000\u0001Bud1\u0000')).toBe(true);
  expect(seen(signs.dsStoreSign, 'Bud1')).toBe(false);
});

test('diagnostic and login pages are told by their own marks', () => {
  expect(seen(signs.phpinfoSign, '<title>phpinfo()</title><h1>PHP Version 5.6</h1>')).toBe(true);
  expect(seen(signs.phpinfoSign, '<title>Comment lire phpinfo()</title><p>un article</p>')).toBe(false);
  expect(seen(signs.serverStatusSign, '<title>Apache Status</title>')).toBe(true);
  expect(seen(signs.serverStatusSign, 'Active connections: 3 \nserver accepts')).toBe(true);
  expect(seen(signs.serverStatusSign, '<title>État du service</title>')).toBe(false);
  expect(seen(signs.wordpressLoginSign, '<form name="loginform" id="loginform">')).toBe(true);
  expect(seen(signs.joomlaLoginSign, '<form id="form-login">')).toBe(true);
  expect(seen(signs.drupalLoginSign, '<form class="user-login-form"><input type="password">')).toBe(true);
  for (const sign of [signs.wordpressLoginSign, signs.joomlaLoginSign, signs.drupalLoginSign])
    expect(seen(sign, '<h1>Accès interdit</h1>')).toBe(false);
});

test('tools of developers are told by their own marks', () => {
  const actuator = '{"_links":{"self":{"href":"/actuator"},"heapdump":{"href":"/actuator/heapdump"}}}';
  expect(signs.actuatorSign(answer(actuator, 'application/vnd.spring-boot.actuator.v3+json'))).not.toBeNull();
  expect(signs.actuatorSign(answer(actuator, 'text/html'))).toBeNull();
  const health = '{"_links":{"self":{"href":"/actuator"},"health":{"href":"/actuator/health"}}}';
  expect(signs.actuatorSign(answer(health, 'application/json'))).toBeNull();
  expect(seen(signs.profilerSign, '<html><head><title>Symfony Profiler</title>')).toBe(true);
  expect(seen(signs.profilerSign, '<title>Notre avis sur un profileur</title>')).toBe(false);
  expect(seen(signs.ignitionSign, '{"can_execute_commands":true}')).toBe(true);
  expect(seen(signs.ignitionSign, '{"status":"ok"}')).toBe(false);
});

test('accounts are counted, by the header when the list is cut', () => {
  const list = '[{"slug":"a"},{"slug":"b"}]';
  const users = (body: string, type = 'application/json', headers = {}) =>
    signs.wordpressUsersSign(answer(body, type, headers));
  expect(users(list)).toBe('2 comptes listés');
  expect(users(list, 'application/json', { 'x-wp-total': '12' })).toBe('12 comptes listés');
  expect(users('[]')).toBeNull();
  expect(users('{"code":"rest_user_cannot_view"}')).toBeNull();
  expect(users(list, 'text/html')).toBeNull();
});

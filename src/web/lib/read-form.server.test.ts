import { expect, it } from 'vitest';
import { readForm } from './read-form.server.ts';

const type = 'application/x-www-form-urlencoded';
const post = (body: BodyInit, contentType = type) =>
  readForm(new Request('http://x/', { method: 'POST', body, headers: { 'content-type': contentType } }));
const invalid = { code: 'request/invalid', status: 400 };

it('reads what a form of a browser sends', async () => {
  const form = await post('reason=d%C3%A9j%C3%A0+vu%0D%0A&kind=&kind=b&seul', `${type}; charset=UTF-8`);
  expect([...form]).toEqual([
    ['reason', 'déjà vu\r\n'],
    ['kind', ''],
    ['kind', 'b'],
    ['seul', ''],
  ]);
  expect([...(await post(''))]).toEqual([]);
});

it.each([
  ['files', new FormData(), 'multipart/form-data; boundary=x'],
  ['JSON', '{}', 'application/json'],
  ['no kind at all', 'a=1', ''],
  ['too many fields', 'a&'.repeat(51), type],
  ['a name too long', `${'a'.repeat(101)}=1`, type],
  ['a value too long', `a=${'b'.repeat(10_001)}`, type],
])('refuses %s', async (_name, body, contentType) => {
  await expect(post(body, contentType)).rejects.toMatchObject(invalid);
});

it('costs no more for a body of nothing but fields', async () => {
  const body = 'a&'.repeat(2_000_000);
  const before = process.cpuUsage();
  await expect(post(body)).rejects.toMatchObject(invalid);
  const { user, system } = process.cpuUsage(before);
  // `formData()` takes 45 seconds of processor time for it.
  expect((user + system) / 1e6).toBeLessThan(2);
});

import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const place = { purpose: 'constat site access', record: '["uid","id","https://exemple.fr"]' };
const root = { version: 2, value: 'racine-de-test-sans-valeur-0123456789' };
const text = '{"password":"S3cr3t é&"}';

test('what is sealed opens with its root and its record, the root before it too', () => {
  const sealed = seal(text, place, root);
  expect(unseal(sealed, place, [root, null])).toBe(text);
  expect(unseal(sealed, place, [{ version: 3, value: 'une-autre-racine' }, root])).toBe(text);
  expect(sealed.includes(Buffer.from('S3cr3t'))).toBe(false);
});

test('with the same nonce it is always the same bytes: the format does not change by itself', () => {
  const sealed = seal('abc', place, root, Buffer.alloc(12, 7));
  expect(sealed.toString('hex')).toBe(
    '010000000207070707070707070707070728606e79265617a9ec47f90c47b68963a87820',
  );
  expect(seal(text, place, root)).not.toEqual(seal(text, place, root));
});

test('moved to another record, for another purpose, or under another root it does not open', () => {
  const sealed = seal(text, place, root);
  expect(unseal(sealed, { ...place, record: '["other","id","https://exemple.fr"]' }, [root])).toBeNull();
  expect(unseal(sealed, { ...place, purpose: 'another' }, [root])).toBeNull();
  expect(unseal(sealed, place, [{ ...root, value: 'une-autre-racine' }])).toBeNull();
  expect(unseal(sealed, place, [])).toBeNull();
});

test('one bit changed anywhere, or a byte less, and it does not open', () => {
  const sealed = seal(text, place, root);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(unseal(changed, place, [root, { ...root, version: 3 }])).toBeNull();
    expect(unseal(sealed.subarray(0, at), place, [root])).toBeNull();
  }
});

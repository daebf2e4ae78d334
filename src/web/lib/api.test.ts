import { expect, test } from 'vitest';
import { callApi } from './api.ts';

test('a refusal reaches the person with French spacing, so that no line starts with a colon', async () => {
  const refuse = async () =>
    Response.json(
      { error: { code: 'target/invalid', message: 'Adresse invalide. Exemple : exemple.fr.' } },
      { status: 400 },
    );
  await expect(
    callApi('POST', '/api/audits', { body: { url: '', scope: 'page' } }, refuse),
  ).rejects.toMatchObject({
    code: 'target/invalid',
    message: 'Adresse invalide. Exemple\u00a0: exemple.fr.',
  });
});

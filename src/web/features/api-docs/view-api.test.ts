import { describe, expect, test } from 'vitest';
import { describeApi } from '#service/api/describe-api.ts';
import { rowsOf } from './schema-rows.server.ts';
import { viewApi } from './view-api.server.ts';

const view = viewApi(describeApi('https://constat.example'));
const operations = view.parts.flatMap(({ operations: all }) => all);
const operation = (id: string) => operations.find((one) => one.id === id);

describe('fields of a schema', () => {
  test('are named by their path, with what they must be', () => {
    const schema = {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
        items: {
          type: 'array',
          items: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
        },
        name: { type: ['string', 'null'] },
        owner: { anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] },
      },
      required: ['items'],
    };
    expect(rowsOf(schema)).toEqual([
      { path: 'limit', type: 'nombre entier', required: false, note: 'de 1 à 100 ; 20 sinon' },
      { path: 'items', type: 'liste', required: true, note: '' },
      { path: 'items[].id', type: 'identifiant', required: false, note: '' },
      { path: 'name', type: 'texte ou rien', required: false, note: '' },
      { path: 'owner', type: 'objet ou rien', named: 'User', required: false, note: '' },
    ]);
  });

  test('of a value of several forms say for which form they are', () => {
    const evidence = view.structures.find(({ name }) => name === 'Evidence')?.fields ?? [];
    expect(evidence).toContainEqual(
      expect.objectContaining({ path: 'selector', note: 'si type vaut element' }),
    );
  });
});

describe('the page of the API', () => {
  test('shows every call once, with its answers and its refusals', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(operations.filter(({ answers }) => answers.length === 0)).toEqual([]);
    expect(operation('startAudit')).toMatchObject({
      method: 'POST',
      path: '/api/audits',
      parameters: [
        { path: 'idempotency-key', where: 'en-tête', required: false, note: expect.stringContaining('24 h') },
      ],
      answers: [{ status: '202' }],
    });
    expect(operation('startAudit')?.refusals).toContainEqual(
      expect.objectContaining({ status: '401', code: 'key/invalid' }),
    );
    expect(operation('startAudit')?.refusals).toContainEqual({
      status: '409',
      code: 'audit/quota-reached',
      message: 'Vous avez utilisé vos … audits du mois. De nouveaux audits seront disponibles le …',
    });
  });

  test('has a page for each part, named as addresses are', () => {
    const slugs = view.parts.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toContain('audits-programmes');
    expect(slugs.filter((slug) => !/^[a-z]+(?:-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  test('links only to structures it has', () => {
    const names = view.structures.map(({ name }) => name);
    const linked = [
      ...view.structures.flatMap(({ fields }) => fields),
      ...operations.flatMap(({ body, answers }) => [...body, ...answers.flatMap(({ fields }) => fields)]),
    ].flatMap(({ named }) => named ?? []);
    expect(linked.filter((name) => !names.includes(name))).toEqual([]);
    expect(linked).toContain('Report');
  });
});

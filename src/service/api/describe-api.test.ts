import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#http/routes.ts';
import { describeApi } from './describe-api.ts';

const document = describeApi('https://constat.example');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1, every reference included', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect({ valid, errors, version: validator.version }).toEqual({ valid: true, version: '3.1' });
    validator.resolveRefs();
  });

  it('covers every route, and nothing else', () => {
    expect(operations.map(nameOf).toSorted()).toEqual(apiRoutes.map(nameOf).toSorted());
  });

  it('says for each who may call it, in its security and in its refusals', () => {
    const wrong = apiRoutes.filter((route) => {
      const { operation } = operations.find((one) => nameOf(one) === nameOf(route)) ?? {};
      const isClosed = route.access !== 'public';
      return (
        operation?.security.length !== (isClosed ? (route.key ? 2 : 1) : 0) ||
        (isClosed && !operation?.responses[401])
      );
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('has an answer, a French summary and a name of its own for each', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const poor = operations.filter(
      ({ operation: { summary, responses } }) =>
        !/^\p{Lu}.*[^.]$/u.test(summary) ||
        !Object.keys(responses).some((status) => /^(?:2|303$)/.test(status)),
    );
    expect(poor.map(nameOf)).toEqual([]);
  });

  it('writes a refusal that several calls share once', () => {
    const responses = operations.flatMap(({ operation }) => Object.values(operation.responses));
    const written = responses.flatMap((response) =>
      'x-refusals' in response ? [JSON.stringify(response)] : [],
    );
    expect(written.length).toBeGreaterThan(10);
    expect(new Set(written).size).toBe(written.length);
    const shared = { $ref: '#/components/responses/Refused401-auth.required-key.invalid' };
    expect(
      responses.filter((response) => JSON.stringify(response) === JSON.stringify(shared)).length,
    ).toBeGreaterThan(20);
    expect(
      document.components.responses['Refused401-auth.required-key.invalid']?.['x-refusals'],
    ).toMatchObject([{ code: 'auth/required' }, { code: 'key/invalid' }]);
  });

  it('names what comes back in many places once', () => {
    const { responses } = document.paths['/api/domains']?.post ?? {};
    expect(responses?.[201]).toMatchObject({
      content: {
        'application/json': { schema: { properties: { domain: { $ref: '#/components/schemas/Domain' } } } },
      },
    });
    expect(JSON.stringify(document)).not.toMatch(/\$defs|starts_with|"~standard"|9007199254740991/);
  });
});

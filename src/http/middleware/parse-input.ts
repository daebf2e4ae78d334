import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';

type Issue = z.core.$ZodIssue;

function sentence(issue: Issue, field: string): string {
  if (issue.code === 'unrecognized_keys') return `champ inconnu « ${issue.keys[0] ?? ''} »`;
  if (field === '') return 'un objet est attendu';
  if (issue.code === 'invalid_type' && issue.input === undefined) return `champ « ${field} » manquant`;
  if (issue.code === 'too_big') return `champ « ${field} » trop long ou trop grand`;
  if (issue.code === 'too_small') return `champ « ${field} » trop court ou trop petit`;
  return `champ « ${field} » non valide`;
}

/**
 * Parses what a client sent.
 * @throws AppError `request/invalid` with a French detail and the field of the first problem.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success && isStorable(parsed.data)) return parsed.data;
  const issue = parsed.error?.issues[0];
  if (!issue) throw new AppError('request/invalid', { data: { detail: 'contenu non valide' } });
  const field = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join(
    '.',
  );
  throw new AppError('request/invalid', {
    // What the client named comes back as JSON text; bounded all the same.
    data: { detail: sentence(issue, issue.path.join('.')).slice(0, 200) },
    ...(field === '' ? {} : { field: field.slice(0, 100) }),
  });
}

/** Whether the database takes every text of it: none with a NUL or half a character. However deep it is. */
function isStorable(input: unknown): boolean {
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))) return false;
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) left.push(inner);
  }
  return true;
}

/** Parses the names of a path. @throws AppError `request/not-found`: what cannot exist answers as what does not. */
export function parseParams(
  schemas: Readonly<Record<string, z.ZodType<string>>>,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const parsed = Object.entries(schemas).map(([name, schema]) => {
    const { success, data } = schema.safeParse(values[name]);
    if (!success || !isStorable(data)) throw new AppError('request/not-found');
    return [name, data];
  });
  return Object.fromEntries(parsed);
}

/** `idempotency-key` → `Idempotency-Key`. */
const headerName = (name: string) =>
  name.replaceAll(/(?<=^|-)[a-z]/g, (letter: string) => letter.toUpperCase());

/** Parses the declared headers. @throws AppError `request/invalid` with a French detail. */
export function parseHeaders(
  schemas: Readonly<Record<string, z.ZodType<string | undefined>>>,
  headers: Headers,
): Record<string, string | undefined> {
  const parsed = Object.entries(schemas).map(([name, schema]) => {
    const { success, data, error } = schema.safeParse(headers.get(name) ?? undefined);
    if (!success) {
      const detail = `l’en-tête ${headerName(name)} ${error.issues[0]?.message}`;
      throw new AppError('request/invalid', { data: { detail } });
    }
    return [name, data];
  });
  return Object.fromEntries(parsed);
}

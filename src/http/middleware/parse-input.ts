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
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
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

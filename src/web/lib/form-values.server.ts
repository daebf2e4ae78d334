import { AppError } from '#contract/errors.ts';

/** What a field of a form holds; empty where there is none, or a file. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** @throws AppError `request/invalid` for what no form of the page sends. */
export function parsed<Value>(
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } },
  value: unknown,
): Value {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new AppError('request/invalid', { data: { detail: 'un champ n’est pas valide' } });
  return result.data;
}

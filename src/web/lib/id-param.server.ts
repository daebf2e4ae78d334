import { data, type LoaderFunctionArgs } from 'react-router';
import { AppError } from '#contract/errors.ts';

/** Whether a text is an id of the database’s. */
export const isId = (text: string | null | undefined): text is string =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '');

/**
 * Loaders: the id of the address, as the database expects it.
 * @throws a 404 page for anything else, which is an address that leads nowhere and no failure of ours.
 */
export function idParam({ params }: Pick<LoaderFunctionArgs, 'params'>): string {
  const { id } = params;
  if (isId(id)) return id;
  const { code, message, status } = new AppError('request/not-found');
  throw data({ code, message }, { status });
}

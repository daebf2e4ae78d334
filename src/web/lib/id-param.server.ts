import { data, type LoaderFunctionArgs } from 'react-router';
import { AppError } from '#contract/errors.ts';

/**
 * Loaders: the id of the address, as the database expects it.
 * @throws a 404 page for anything else, which is an address that leads nowhere and no failure of ours.
 */
export function idParam({ params }: Pick<LoaderFunctionArgs, 'params'>): string {
  const { id } = params;
  if (id !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return id;
  const { code, message, status } = new AppError('request/not-found');
  throw data({ code, message }, { status });
}

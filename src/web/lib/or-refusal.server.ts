import { data } from 'react-router';
import { isAppError } from '#contract/errors.ts';

/**
 * Loaders: a service’s answer, with its refusals turned into the page’s status and sentence.
 * @throws data({code, message}) with the refusal’s status; other errors pass through.
 */
export async function orRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw data({ code: error.code, message: error.message }, { status: error.status });
  }
}

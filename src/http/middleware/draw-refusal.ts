import { absentPicture } from '#contract/absent-picture.ts';
import { isAppError } from '#contract/errors.ts';

/** Who asks for a picture in order to show it; programs get the refusal as data. */
const shownAs = new Set(['image', 'document']);

/**
 * A picture that cannot be had, drawn as its sentence where a browser would show it: with its status, since browsers show
 * pictures whatever that is. Null for anything else, which is refused as data.
 */
export function drawRefusal(error: unknown, destination: string | undefined): Response | null {
  if (!isAppError(error) || !error.code.startsWith('file/') || !shownAs.has(destination ?? '')) return null;
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
  };
  return new Response(absentPicture(error.message), { status: error.status, headers });
}

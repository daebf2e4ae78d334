import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { publicPageAt } from '#contract/public-pages.ts';

/** Nothing there needs a script. */
export const handle = { js: false };

/** Every address that is no page; that of a public page in another case leads to it, so that it has one address. */
export function loader({ request }: LoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url);
  const meant = publicPageAt(pathname.toLowerCase());
  if (meant !== undefined) throw redirect(meant.path + search, 301);
  throw data({ code: 'request/not-found' }, { status: 404 });
}

export default function NotFound() {
  return null;
}

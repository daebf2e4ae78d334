import { data } from 'react-router';

/** Every address that is no page. */
export function loader(): never {
  throw data({ code: 'request/not-found' }, { status: 404 });
}

export default function NotFound() {
  return null;
}

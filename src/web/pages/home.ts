import { redirect } from 'react-router';

/** The bare address leads to the landing page, for ever. */
export function loader() {
  return redirect('/constat', 301);
}

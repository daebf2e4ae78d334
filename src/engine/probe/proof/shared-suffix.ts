import { parse } from 'tldts';

/** `co.uk`, `github.io`…: names under which strangers have their own. Nobody proves one, nor what lies below by it. */
export function isSharedSuffix(hostname: string): boolean {
  const { publicSuffix, isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  return publicSuffix === hostname && (isIcann === true || isPrivate === true);
}

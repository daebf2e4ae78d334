import type { ConsoleMessage, NetworkRequest } from '../../artifacts.ts';

export interface RefusedFile {
  readonly url: string;
  /** The file was found and is another one; or it could not be compared. */
  readonly how: 'other' | 'unchecked';
  /** The page is drawn or works with it. */
  readonly isNeeded: boolean;
}

const other = /\bvalid digest in the 'integrity' attribute for resource '([^']+)'/;
const unchecked = /^Subresource Integrity: The resource '([^']+)' has an integrity attribute, but/;

/** Files that the browser received and does not use because of their `integrity`, as it says itself; each once. */
export function refusedFiles(
  messages: readonly ConsoleMessage[],
  requests: readonly NetworkRequest[],
): readonly RefusedFile[] {
  const found = new Map<string, RefusedFile['how']>();
  for (const { source, text } of messages) {
    if (source === 'console' || source === 'exception') continue;
    const [wrong, blind] = [other.exec(text)?.[1], unchecked.exec(text)?.[1]];
    if (wrong !== undefined) found.set(wrong, 'other');
    else if (blind !== undefined) found.set(blind, 'unchecked');
  }
  const needed = new Set(
    requests
      .filter(({ resourceType }) => resourceType === 'stylesheet' || resourceType === 'script')
      .map(({ url }) => url),
  );
  return [...found].map(([url, how]) => ({ url, how, isNeeded: needed.has(url) }));
}

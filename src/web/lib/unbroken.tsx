import { Fragment, type ReactNode } from 'react';

/** Longer words may have to be cut on a narrow screen: hosts, compound names. */
const shortLength = 14;

/** A title whose short compound words (« e-mail », « en-tête ») stay on one line. */
export function unbroken(title: string): ReactNode {
  return title.split(/((?<!\S)\S*\p{L}-\p{L}\S*)/u).map((part, at) =>
    at % 2 === 1 && part.length <= shortLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

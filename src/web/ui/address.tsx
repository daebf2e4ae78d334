import { Fragment } from 'react';

/** After separators, and inside a part only where it is longer than a line of a table. */
const breaks = /(?<=[@./?&=_-])(?=[^@./?&=_-])|(?<=[^@./?&=_-]{40})/;

/** An address of a page, a host or an e-mail: goes to the next line after its separators, never inside a word that fits. */
export function Address({ children }: { children: string }) {
  return (
    <span className="break-words">
      {children.split(breaks).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

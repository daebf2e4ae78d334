import { Fragment } from 'react';
import { inLetters } from '#contract/in-letters.ts';
import { cx } from '../lib/cx.ts';

/** After separators, and inside a part only where it is longer than a line of a table. */
const breaks = /(?<=[@./?&=_-])(?=[^@./?&=_-])|(?<=[^@./?&=_-]{40})/;

/** Short enough to stay whole where there is room for a table. */
const shortLength = 60;

/**
 * An address in a table. An e-mail stays whole; a host or a page goes to the next line after its separators where it is
 * long or the screen narrow, never inside a word that fits.
 */
export function Address({ children: written }: { children: string }) {
  const children = inLetters(written);
  if (children.includes('@') && !children.includes('/')) {
    return <span className="whitespace-nowrap">{children}</span>;
  }
  return (
    <span className={cx('break-words', children.length <= shortLength && 'sm:whitespace-nowrap')}>
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

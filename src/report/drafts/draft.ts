/** A run of text, something only the site’s owner knows, or a link we vouch for. */
export type Inline = string | { readonly blank: string } | { readonly link: string; readonly text: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Inline[] }
  /** What whoever completes the draft must know, to be taken out before it is published. */
  | { readonly kind: 'advice'; readonly runs: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly header: readonly string[];
      readonly rows: readonly (readonly Inline[])[];
    };

/** A document filled from what an audit found, with its blanks marked; written as Markdown or HTML. */
export interface Draft {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
export const paragraph = (...runs: readonly Inline[]): Block => ({ kind: 'paragraph', runs });
export const advice = (...runs: readonly Inline[]): Block => ({ kind: 'advice', runs });
export const list = (items: readonly (readonly Inline[])[]): Block => ({ kind: 'list', items });
export const blank = (what: string): Inline => ({ blank: what });
/** An address of the audited site: a link when it is http(s), else text. */
export const siteAddress = (url: string): Inline =>
  /^https?:\/\//i.test(url) && url.length < 2000 ? { link: url, text: url } : url;

/** The words of a blank: « [à compléter : date] ». */
export const blankWords = (what: string): string => `[à compléter\u00a0: ${what}]`;

import { escapeMarkup } from '#contract/escape-markup.ts';
import { visibleText } from '../pdf/clean-text.ts';

const made = Symbol('markup');

/** HTML that may stand in a page as it is: made by `html` alone. */
export interface Markup {
  readonly [made]: string;
}

/** What a template takes: text is escaped, markup stays, what is absent leaves nothing. */
export type Content = Markup | string | number | false | null | undefined | readonly Content[];

/** Text for HTML, SVG or XML, between tags or in a quoted attribute: without marks that no reader sees. */
export const escapeText = (text: string): string => escapeMarkup(visibleText(text));

/** HTML from a template: every value that is not itself markup is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries()) text += textOf(value) + (parts[index + 1] ?? '');
  return { [made]: text };
}

/** Text written by us that is markup already (a style sheet): never anything of an audited site. */
export const trusted = (text: string): Markup => ({ [made]: text });

/** The markup as text, to be sent or kept. */
export const markupText = (markup: Markup): string => markup[made];

function textOf(value: Content): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeText(value);
  if (made in value) return value[made];
  let text = '';
  for (const item of value) text += textOf(item);
  return text;
}

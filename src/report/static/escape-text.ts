import { escapeMarkup } from '#contract/escape-markup.ts';
import { visibleText } from './clean-text.ts';

/** Text for HTML, SVG or XML, between tags or in a quoted attribute: without marks that no reader sees. */
export const escapeText = (text: string): string => escapeMarkup(visibleText(text));

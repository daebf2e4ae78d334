import { blockComment, upToLineEnd, withoutSpans } from '../text/without-spans.ts';
import { inlineScripts } from './inline-scripts.ts';

/** What the instructions of form services leave to fill in: keys and identifiers, then addresses. */
const unset = [
  /(?:^|[^A-Za-z0-9])(?:YOUR|VOTRE|INSERT|REPLACE)_[A-Z0-9_]{0,60}(?:ID|KEY|CLE|HASH|TOKEN|CODE|ENDPOINT|EMAIL|URL|HERE|ICI|ME|FORM|FORMSPREE|FORMULAIRE|SERVICE|TEMPLATE)\b/,
  /\b(?:your|votre)[-_](?:(?:form|access|api|public|site|web3forms|formspree|secret)[-_])+(?:id|key|hash|code|endpoint|token)\b/i,
  /\bformspree\.io\/(?:f\/)?x{4,}\b/i,
  /\b(?:your|votre)[-_.]?(?:e-?mail|mail|name|nom|adresse)?@(?:your[-_]?)?(?:e-?mail|example|exemple|domain|domaine|gmail)\.(?:com|fr|org)\b/i,
];

export const isUnset = (value: string | undefined): value is string =>
  value !== undefined && unset.some((pattern) => pattern.test(value));

const services = 'formspree\\.io|formsubmit\\.co|api\\.web3forms\\.com|api\\.staticforms\\.\\w+|getform\\.io';
/** Begins what a script says to a service that sends messages: a call of its library, or its address. */
const sender = new RegExp(
  `\\bemailjs\\s*\\.\\s*(?:init|send|sendForm)\\s*\\(|https?://(?:www\\.)?(?:${services})\\b`,
  'g',
);
const comments = [blockComment, { open: /(?<![:"'`\w])\/\//g, endOf: upToLineEnd }];
/** What a value is compared with is not sent. */
const comparisons = /[!=]==?\s*(["'`])[^"'`\n]*\1/g;
/** How far its arguments are read, and how much of them is shown. */
const reach = 300;
const shownLength = 120;

/** Calls, in the scripts of the page received, that would send a message with the example of the instructions. */
export function unsetSenders(html: string): string[] {
  return inlineScripts(html).flatMap((script) => {
    const code = withoutSpans(script.slice(0, 200_000), comments, ' ').replace(comparisons, '== ');
    return [...code.matchAll(sender)].flatMap(({ index }) => {
      const [call = ''] = code.slice(index, index + reach).split(';');
      return isUnset(call) ? [call.replace(/\s+/g, ' ').trim().slice(0, shownLength)] : [];
    });
  });
}

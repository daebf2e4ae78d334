import { foldText } from '#contract/fold-text.ts';
import { listHosts, listWords } from '#reference/mailing-lists.ts';
import type { PageFacts } from '../../artifacts.ts';
import { matchesHost } from './known-services.ts';

type Form = PageFacts['forms'][number];

/** A form that asks for more is about something else, and offers the list by the way. */
const mostFields = 5;
const address = /\be-?mail|\bcourriel|\bmel\b/;

/** A form that does nothing but add an e-mail address to a list of readers. */
export interface ListForm {
  readonly form: Form;
  readonly page: PageFacts;
}

/** Forms that subscribe to a list, one for each address and text: what stands on every page is one. */
export function listForms(pages: readonly PageFacts[]): ListForm[] {
  const known = new Map<string, ListForm>();
  for (const page of pages)
    for (const form of page.forms) {
      const key = `${form.action} ${form.text}`;
      if (!known.has(key) && subscribes(form)) known.set(key, { form, page });
    }
  return [...known.values()];
}

function subscribes({ action, fields, text }: Form): boolean {
  const asksAddress = fields.some(
    ({ type, name, label }) => type === 'email' || address.test(foldText(`${name} ${label}`)),
  );
  const isOther = fields.some(({ type }) => ['password', 'textarea', 'search', 'file'].includes(type));
  if (!asksAddress || isOther || fields.length > mostFields) return false;
  const words = foldText([text, ...fields.map(({ label }) => label)].join(' '));
  return listHosts.some((host) => matchesHost(host, action)) || listWords.test(words);
}

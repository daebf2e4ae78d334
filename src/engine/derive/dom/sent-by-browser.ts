import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf } from './dom.ts';

/** What a script, a library or a host of sites knows a form by. */
const known = /^(?:on|hx-|ng-|v-|x-|@)/;
const hears = /^(?:submit|formdata|click|mouse|pointer|key)/;

const isHeard = (node: DomNode, types: RegExp): boolean =>
  (node.listeners ?? []).some((type) => types.test(type));

/** No script hears the form, what is in it or around it: what is pressed there, the browser sends alone. */
export function isLeftToBrowser(dom: Dom, form: DomNode): boolean {
  const { method = '' } = form.attributes;
  if (/^dialog$/i.test(method) || Object.keys(form.attributes).some((name) => known.test(name))) return false;
  return !(
    [form, ...descendantsOf(dom, form)].some(
      (node) => isHeard(node, hears) || node.attributes.onclick !== undefined,
    ) ||
    ancestorsOf(dom, form).some((node) => isHeard(node, /^(?:submit|formdata)/)) ||
    (dom.globalListeners ?? []).some((type) => /^(?:submit|formdata)/.test(type))
  );
}

/** The same of a form of the page itself that has an address of the web. */
export function isSentByBrowser(dom: Dom, form: DomNode): boolean {
  const action = (form.attributes.action ?? '').trim();
  if (form.document !== 0 || !/^https?:/.test(form.url ?? '') || /^(?:#|javascript:|$)/i.test(action))
    return false;
  return isLeftToBrowser(dom, form);
}

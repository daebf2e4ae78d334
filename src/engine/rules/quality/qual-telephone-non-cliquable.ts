import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, clip, textOf } from '../../derive/dom/dom.ts';
import { calledPhones, phoneDigits, writtenPhones } from '../../derive/text/phone-numbers.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const times = (number: string, text: string): number => text.split(number).length - 1;

/** Numbers that people may call: no fax, nor the keys of a keyboard in their order, nor what stands in quoted code alone. */
function phonesOf(dom: Dom): string[] {
  const code = byTag(dom, 'pre', 'code', 'samp', 'kbd').filter(
    (node) => !/^(?:pre|code|samp|kbd)$/.test(dom.nodes[node.parent]?.tag ?? ''),
  );
  const quoted = code.map((node) => textOf(dom, node)).join('\n');
  return calledPhones(dom.text).filter(
    (number) => phoneDigits(number) !== '0123456789' && times(number, dom.text) > times(number, quoted),
  );
}

const isDialling = ({ attributes }: DomNode): boolean => /^tel:/i.test(attributes.href ?? '');

/** Ten digits that the link calls, extensions left out; « +33 0 » is dialled as it is meant. */
function dialledBy({ attributes }: DomNode): string {
  const [number = ''] = (attributes.href ?? '').replaceAll(/%[\da-f]{2}/gi, ' ').split(/[;,?]/);
  return phoneDigits(number).replace(/^00(?=[1-9]\d{8}$)/, '0');
}

/** It shows whole numbers, and calls a whole one that is none of them. */
function callsAnother(dom: Dom, link: DomNode): boolean {
  const shown = writtenPhones(textOf(dom, link)).map(phoneDigits);
  const dialled = dialledBy(link);
  return shown.length > 0 && /^0[1-9]\d{8}$/.test(dialled) && !shown.includes(dialled);
}

export default defineRule({
  id: 'qual-telephone-non-cliquable',
  version: 5,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['RFC 3966'],
  title: {
    fail: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    pass: 'Les numéros de téléphone peuvent être appelés d’un geste',
  },
  messages: { other: 'Un lien de téléphone appelle un autre numéro que celui qui est affiché' },
  why: 'Sur un téléphone, il faut recopier le numéro à la main.',
  fix: 'Entourer le numéro d’un lien tel:+33…',
  advice: {
    other: {
      why: 'Qui touche le numéro sur son téléphone appelle quelqu’un d’autre, sans le savoir.',
      fix: 'Écrire dans l’adresse du lien (tel:+33…) le numéro qu’il affiche, après avoir vérifié lequel des deux est le bon.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const written = phonesOf(dom);
    if (written.length === 0) return { status: 'inapplicable', reason: 'aucun numéro repéré' };
    const links = byTag(dom, 'a').filter(isDialling);
    const astray = links.filter((link) => link.visible && callsAnother(dom, link));
    if (astray.length > 0) {
      const note = (link: DomNode) =>
        `affiche ${writtenPhones(textOf(dom, link))[0]}, appelle ${dialledBy(link)}`;
      return { status: 'fail', message: 'other', severity: 'mineur', ...evidenceOfNodes(dom, astray, note) };
    }
    const callable = new Set(links.map(dialledBy));
    const wrong = written.filter((number) => !callable.has(phoneDigits(number)));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.slice(0, 10).map((number) => ({ type: 'text', quote: clip(number, 40) })),
    };
  },
});

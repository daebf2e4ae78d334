import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, clip, textOf } from '../../derive/dom/dom.ts';
import { hostPhones } from '../../derive/legal/host-phones.ts';
import {
  afterCode,
  callsAnother,
  callsNoCountry,
  dialledBy,
  shownBy,
} from '../../derive/text/dialled-number.ts';
import { calledPhones, phoneDigits } from '../../derive/text/phone-numbers.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const times = (number: string, text: string): number => text.split(number).length - 1;

/**
 * Numbers that people may call: no fax, no registration, not the host’s, nor the keys of a keyboard in their order, nor what
 * stands in quoted code alone.
 */
function phonesOf(dom: Dom): string[] {
  const code = byTag(dom, 'pre', 'code', 'samp', 'kbd').filter(
    (node) => !/^(?:pre|code|samp|kbd)$/.test(dom.nodes[node.parent]?.tag ?? ''),
  );
  const quoted = code.map((node) => textOf(dom, node)).join('\n');
  const ofHost = hostPhones(dom);
  const isOdd = (digits: string) => digits === '0123456789' || ofHost.has(digits);
  return calledPhones(dom.text).filter(
    (number) => !isOdd(phoneDigits(number)) && times(number, dom.text) > times(number, quoted),
  );
}

const isDialling = ({ attributes }: DomNode): boolean => /^tel:/i.test(attributes.href ?? '');

/** Nine digits follow the code of France, without the zero that is dialled inside it. */
const keepsZero = (link: DomNode): boolean => /^0[1-9]\d{8}$/.test(afterCode(link) ?? '');
function hasWrongLength(link: DomNode): boolean {
  const digits = afterCode(link);
  return digits !== null && !keepsZero(link) && !/^[1-9]\d{8}$/.test(digits);
}

/**
 * RFC 3966 knows digits and their separators, and no space: a coded one at least is an address. A pause or an extension
 * after the number is understood by phones.
 */
function isOddlyWritten({ attributes }: DomNode): boolean {
  const [number = ''] = (attributes.href ?? '').trim().replace(/^tel:/i, '').split(/[;{[]/);
  return (
    /\d/.test(number) &&
    /\s|\p{L}/u.test(number.replaceAll(/%[\da-f]{2}/gi, '').replace(/(?<![pwx,])[pwx,]+[\d#*]*$/i, ''))
  );
}

const calls = (link: DomNode): string => `appelle +33 ${afterCode(link)}`.trimEnd();

export default defineRule({
  id: 'qual-telephone-non-cliquable',
  // 10: a number one cannot dial costs a call. 11: not the host’s. 12: one that calls another loses it.
  version: 12,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 3966' }],
  title: {
    fail: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    pass: 'Les numéros de téléphone peuvent être appelés d’un geste',
  },
  messages: {
    other: 'Un lien de téléphone appelle un autre numéro que celui qui est affiché',
    country: 'Un lien de téléphone commence par +0 : ce numéro n’existe dans aucun pays',
    length: 'Un lien de téléphone n’a pas les neuf chiffres attendus après +33',
    spaced: 'L’adresse d’un lien de téléphone contient une espace ou des lettres',
    zero: 'Un lien de téléphone garde le zéro après +33 : à vérifier',
  },
  why: 'Sur un téléphone, il faut recopier le numéro à la main.',
  fix: 'Entourer le numéro d’un lien tel:+33…',
  advice: {
    other: {
      why: 'Qui touche le numéro sur son téléphone appelle quelqu’un d’autre, sans le savoir.',
      fix: 'Écrire dans l’adresse du lien (tel:+33…) le numéro qu’il affiche, après avoir vérifié lequel des deux est le bon.',
    },
    country: {
      why: 'Après le signe + vient l’indicatif d’un pays, qui ne commence jamais par un zéro : le téléphone du visiteur n’appelle personne.',
      fix: 'Écrire dans l’adresse du lien +33 suivi du numéro sans son premier zéro : tel:+33612345678.',
    },
    length: {
      why: 'Qui touche ce lien sur son téléphone n’appelle personne, ou quelqu’un d’autre.',
      fix: 'Écrire dans l’adresse du lien le numéro complet, sans son premier zéro : tel:+33612345678.',
    },
    spaced: {
      why: 'La norme n’y admet que des chiffres et des tirets : la plupart des téléphones s’en accommodent, certains n’appellent pas ou composent un autre numéro.',
      fix: 'Retirer les espaces et les mots de l’adresse du lien, non de son texte : tel:+33612345678.',
    },
    zero: {
      why: 'Le numéro ainsi écrit n’existe pas : certains réseaux le corrigent, d’autres disent qu’il n’est pas attribué.',
      fix: 'Retirer le zéro qui suit +33 dans l’adresse du lien : tel:+33612345678.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const written = phonesOf(dom);
    const links = byTag(dom, 'a').filter(isDialling);
    const astray = links.filter((link) => link.visible && callsAnother(dom, link));
    if (astray.length > 0) {
      const note = (link: DomNode) => `affiche ${shownBy(dom, link)}, appelle ${dialledBy(link)}`;
      return { status: 'fail', message: 'other', ...evidenceOfNodes(dom, astray, note) };
    }
    const lost = links.filter((link) => link.visible && callsNoCountry(link));
    if (lost.length > 0)
      return {
        status: 'fail',
        message: 'country',
        ...evidenceOfNodes(dom, lost, ({ attributes }) => `adresse : « ${clip(attributes.href ?? '', 60)} »`),
      };
    const broken = links.filter((link) => link.visible && hasWrongLength(link));
    if (broken.length > 0)
      return {
        status: 'fail',
        message: 'length',
        ...evidenceOfNodes(dom, broken, calls),
      };
    const callable = new Set(links.map(dialledBy));
    const wrong = written.filter((number) => !callable.has(phoneDigits(number)));
    const odd = links.filter(keepsZero);
    if (wrong.length === 0 && odd.length > 0)
      return { status: 'review', message: 'zero', severity: 'mineur', ...evidenceOfNodes(dom, odd, calls) };
    const spaced = links.filter((link) => link.visible && isOddlyWritten(link));
    if (wrong.length === 0 && spaced.length > 0) {
      const note = ({ attributes }: DomNode) => `adresse : « ${clip(attributes.href ?? '', 60)} »`;
      return { status: 'fail', message: 'spaced', severity: 'info', ...evidenceOfNodes(dom, spaced, note) };
    }
    if (written.length === 0) return { status: 'inapplicable', reason: 'aucun numéro repéré' };
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      severity: 'mineur',
      evidence: wrong.slice(0, 10).map((number) => ({
        type: 'text',
        quote: clip(number, 40),
        where: 'numéro écrit sans lien',
      })),
    };
  },
});

import { decoded } from '../../address/decoded.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { closest } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { isModelAddress } from '../../derive/text/model-address.ts';
import { otherAddressShown } from '../../derive/text/shown-address.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const address = /^[^\s@,;<>()[\]"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
/** A name, then the address between angle brackets: what a message shows, and RFC 6068 leaves out of links. */
const named = /^[^<>@]+<([^<>]+)>$/;

/** The addresses of the link are those of a message, names included. */
const isNamed = (target: string): boolean => {
  const one = decoded(target.split('?', 1)[0] ?? '').trim();
  const bare = named.exec(one)?.[1]?.trim();
  return bare !== undefined && address.test(bare);
};

/** A press that goes to an address as a link would, where it is written whole: pieces put together hide it from robots. */
const pressed =
  /\b(?:location(?:\.href)?\s*=|(?:assign|replace|open)\()\s*(["'`])\s*mailto:((?:(?!\1|\$\{).)*)\1\s*(?:[;,)}]|$)/i;

/** What follows `mailto:` in a link, or in what a press on anything else does; null for other elements. */
function targetOf({ tag, attributes }: DomNode): string | null {
  const href = tag === 'a' ? (attributes.href?.trim() ?? '') : '';
  if (/^mailto:/i.test(href)) return href.slice('mailto:'.length);
  const found = pressed.exec(attributes.onclick ?? '');
  return found?.[2] ?? null;
}

/** It writes to an address of a template, that is not the site’s own nor an example of a code. */
function isModel(dom: Dom, node: DomNode, siteDomain: string): boolean {
  if (closest(dom, node, ({ tag }) => /^(?:pre|code|samp|kbd)$/.test(tag))) return false;
  const [list = ''] = (targetOf(node) ?? '').split('?', 1);
  return list.split(',').some((one) => {
    const written = decoded(one).trim();
    const [, domain = ''] = written.split('@');
    return isModelAddress(written) && !isOwnUrl(`https://${domain}/`, siteDomain);
  });
}

const noteOf = (dom: Dom) => (node: DomNode) => {
  const other = otherAddressShown(dom, node);
  return `affiche ${other?.shown ?? ''}, écrit à ${other?.linked ?? ''}`;
};

export default defineRule({
  id: 'qual-courriel-invalide',
  // 3: an address of a template, and a press that writes without being a link. 4: an address that is not the one shown.
  version: 4,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RFC 6068' },
    { kind: 'standard', title: 'RFC 5322' },
  ],
  title: { fail: 'Un lien d’e-mail est invalide', pass: 'Les liens d’e-mail sont valides' },
  messages: {
    other: 'Un lien d’e-mail écrit à une autre adresse que celle qui est affichée',
    model: 'Un lien d’e-mail écrit à une adresse de modèle',
    named:
      'Un lien d’e-mail contient un nom avec l’adresse : certains logiciels de messagerie peuvent le refuser',
  },
  why: 'Un message adressé ainsi peut ne jamais arriver, sans que le visiteur le sache.',
  fix: 'Écrire l’adresse seule, sous la forme mailto:nom@domaine.fr.',
  advice: {
    other: {
      why: 'Qui appuie sur l’adresse qu’il lit écrit à quelqu’un d’autre, sans le savoir : son message n’arrive pas à celui qu’il a choisi.',
      fix: 'Écrire dans l’adresse du lien (mailto:…) celle qu’il affiche, après avoir vérifié laquelle des deux est la bonne.',
    },
    model: {
      why: 'L’adresse est de celles que les modèles de page laissent à remplacer : le message irait à un inconnu, ou à personne.',
      fix: 'Écrire dans le lien l’adresse de l’organisme, ou vérifier que celle-ci est bien la sienne.',
    },
  },
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    const links = dom.nodes.filter((node) => targetOf(node) !== null);
    if (links.length === 0) return { status: 'inapplicable' };
    const astray = links.filter((node) => node.tag === 'a' && otherAddressShown(dom, node) !== null);
    if (astray.length > 0)
      return { status: 'fail', message: 'other', ...evidenceOfNodes(dom, astray, noteOf(dom)) };
    const unusable = links.filter((node) => !isUsable(targetOf(node) ?? ''));
    const wrong = unusable.filter((node) => !isNamed(targetOf(node) ?? ''));
    if (wrong.length > 0) return { status: 'fail', severity: 'mineur', ...evidenceOfNodes(dom, wrong) };
    const models = links.filter((node) => isModel(dom, node, page.siteDomain));
    if (models.length > 0)
      return { status: 'review', message: 'model', severity: 'mineur', ...evidenceOfNodes(dom, models) };
    if (unusable.length === 0) return { status: 'pass' };
    return { status: 'fail', message: 'named', severity: 'info', ...evidenceOfNodes(dom, unusable) };
  },
});

/** One address at least, each well formed; `mailto:?subject=…` (share by mail) names none on purpose. */
function isUsable(target: string): boolean {
  const [list = '', query = ''] = target.split('?', 2);
  if (list === '') return query !== '';
  return list.split(',').every((one) => address.test(decoded(one).trim()));
}

import type { DomNode } from '../../artifacts.ts';
import { byTag, visible } from '../../derive/dom/dom.ts';
import { type AskedDatum, contradictedDatum } from '../../derive/text/asked-datum.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const wanted = /\b(?:e-?mail|courriel|t[ée]l[ée]phone|portable|mobile|code[\s_-]?postal)\b/i;

const said: Readonly<Record<AskedDatum, string>> = {
  email: 'une adresse e-mail',
  tel: 'un téléphone',
  password: 'un mot de passe',
  name: 'un nom',
  town: 'une ville',
  postcode: 'un code postal',
  message: 'un message',
  subject: 'un sujet',
  company: 'une société',
};

const taken: Readonly<Record<string, string>> = {
  email: 'n’accepte qu’une adresse e-mail',
  number: 'n’accepte qu’un nombre',
  date: 'n’accepte qu’une date',
  url: 'n’accepte qu’une adresse de site',
  tel: 'ouvre le clavier des chiffres',
};

/** What its words ask for, where its type is for something else; its name speaks where no words do. */
function contradictionOf({ field, name, attributes, tag }: DomNode): string | undefined {
  const type = tag === 'input' ? (field?.type ?? '') : '';
  const words = [name, attributes.placeholder ?? '', (attributes.name ?? '').replaceAll(/[_-]+/g, ' ')];
  const datum = contradictedDatum(type, words.find((text) => text.trim() !== '') ?? '');
  return datum ? `demande ${said[datum]}, ${taken[type]}` : undefined;
}

export default defineRule({
  id: 'qual-formulaire-clavier-mobile',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'HTML, inputmode' },
    { kind: 'standard', title: 'RGESN 4.10' },
  ],
  title: {
    fail: 'Des champs n’ouvrent pas le bon clavier sur téléphone',
    pass: 'Les champs ouvrent le bon clavier sur téléphone',
  },
  messages: { contrary: 'Des champs n’ont pas le type de la donnée qu’ils demandent' },
  why: 'Il faut chercher l’arobase ou les chiffres : la saisie est lente et fait des erreurs.',
  fix: 'Mettre type="email", type="tel" ou inputmode="numeric" selon la donnée demandée.',
  advice: {
    contrary: {
      why: 'Une ville n’est jamais une adresse e-mail valable : le navigateur refuse d’envoyer le formulaire, et le téléphone ouvre un clavier qui ne convient pas.',
      fix: 'Donner à chaque champ le type de ce qu’il demande : text pour un nom ou une ville, email pour une adresse e-mail, tel pour un téléphone.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const inputs = visible(byTag(dom, 'input'));
    const concerned = inputs.filter(
      (node) =>
        ['text', 'email', 'tel', 'number'].includes(node.field?.type ?? '') &&
        wanted.test(`${node.name} ${node.attributes.name ?? ''} ${node.attributes.autocomplete ?? ''}`),
    );
    const contrary = inputs.filter((node) => contradictionOf(node) !== undefined);
    const isPlain = ({ field, attributes }: DomNode) => field?.type === 'text' && !attributes.inputmode;
    if (concerned.length + contrary.length === 0) return { status: 'inapplicable' };
    const plain = concerned.filter(isPlain);
    const wrong = inputs.filter((node) => contrary.includes(node) || plain.includes(node));
    if (wrong.length === 0) return { status: 'pass' };
    if (contrary.length === 0) return { status: 'fail', severity: 'info', ...evidenceOfNodes(dom, wrong) };
    const note = (node: DomNode) => contradictionOf(node) ?? 'n’ouvre pas le clavier voulu';
    return { status: 'fail', message: 'contrary', ...evidenceOfNodes(dom, wrong, note) };
  },
});

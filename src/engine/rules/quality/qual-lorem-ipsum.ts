import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, clip, elementEvidence } from '../../derive/dom/dom.ts';
import { mainTextOf } from '../../derive/dom/main-text.ts';
import { wordStart } from '../../derive/legal/legal-text.ts';
import { exampleNumbers } from '../../derive/text/example-numbers.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule, threshold } from '../../rule.ts';

const filler =
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\b(?:votre|insérez|saisissez)\s+(?:votre\s+)?texte\s+ici\b|\bnotre\s+super\s+titre\b/i;
/** First words of passages of Ammianus Marcellinus and Cicero that French generators of dummy text give out. */
const latin =
  /\b(?:dum apud persas|eminuit autem inter humilia|quare talis improborum|accedat huc suavitas|iamque lituis cladium|hac ex causa conlaticia|proinde concepta rabie|post haec gallus hierapolim|utque proeliorum periti)\b/i;
/** « [À MODIFIER – texte de l’image] », and what a script writes for want of a text. */
const slot =
  /\[[^\]]{0,60}?[aà] (?:modifier|compl[ée]ter|remplir|renseigner)\b[^\]]{0,120}\]|\[object Object\]/i;
/** A place kept for a number, a portrait, what customers say: nothing follows where the words announce it. */
const place =
  /\b(?:contactez|appelez|joignez)[- ]nous\s+au\s{0,5}:?\s{0,5}(?:\.{3,}|…)(?!\s*[\d(+])|\b(?:portrait|photo|image|visuel|illustration)s?\s+(?:à\s+remplacer(?!\p{L})|à\s+venir\s*[,(–—:-]\s*(?:au\s+)?format\s+\d)/iu;
const demonstration = /^(?:témoignages?|avis(?: clients?)?) de démonstration$/iu;
/** What themes write for the owner’s name, where nobody speaks to a reader. */
const template =
  /(?:©|\(c\)|\bcopyright\b)\s{0,5}(?:©|\(c\))?\s{0,5}(?:\d{4}(?:\s{0,5}-\s{0,5}\d{4})?)?\s{0,5},?\s{0,5}(?:your\s+(?:web ?site|company|business|brand|site|name)|company\s*name)\b/i;
/** What a new site says of itself until somebody writes something else. */
const starter =
  /\bjust another wordpress site\b|\bun (?:autre site|site utilisant) wordpress\b|\b(?:votre|insérez votre|ajoutez votre) slogan ici(?!\p{L})|\bbienvenue sur wordpress\. ceci est votre premier article\b|\bceci est une page d[’']exemple\. (?:c[’']est différent|elle est différente) d[’']un article\b/iu;
const englishHint =
  /^enter your (?:name|full name|e-?mail|email address|phone|phone number|message)(?: here)?\s*(?:\.{3}|…)$/i;
/** A page whose content is still to come says so in a few words, and little else: to who writes it, or to who reads it. */
const content = String.raw`\b(?:contenus?|textes?|pages?|rubriques?)\s+(?:est\s+(?:actuellement\s+)?)?`;
const toWrite = new RegExp(String.raw`${content}[àa]\s+(?:compl[ée]ter|r[ée]diger)(?!\p{L})`, 'iu');
const toCome = new RegExp(
  String.raw`${content}(?:[àa]\s+venir|en\s+(?:cours\s+(?:de\s+|en\s+)?)?construction|en\s+cours\s+de\s+r[ée]daction)(?!\p{L})`,
  'iu',
);
const emptyPage = threshold(60, { ours: 'fewer words besides it make the page a model' });

/** A variable left in an attribute; in the text of a page it may be what the page explains. */
const variable = /\$\{[a-z_][^}]{0,80}\}|\{\{[^{}]{1,80}\}\}|<%[=-]?[^%]{1,80}%>/i;
const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'href'];
const around = 80;

/** The first attribute people hear or follow that still holds its template. */
function unfilled({ attributes }: DomNode): string | undefined {
  return spoken.find((name) => slot.test(attributes[name] ?? '') || variable.test(attributes[name] ?? ''));
}

function slotsOf(dom: Dom): Evidence[] {
  return dom.nodes.flatMap((node) => {
    const name = node.document === 0 && node.exposed ? unfilled(node) : undefined;
    if (name === undefined) return [];
    return [
      { ...elementEvidence(dom, node), note: `${name} : « ${clip(node.attributes[name] ?? '', around)} »` },
    ];
  });
}

/** Hints of an English theme that nobody translated: in a page in another language, no owner wrote them. */
function hintsOf(dom: Dom): Evidence[] {
  if (!/^fr\b/i.test(byTag(dom, 'html')[0]?.attributes.lang?.trim() ?? '')) return [];
  return dom.nodes
    .filter(({ attributes, exposed }) => exposed && englishHint.test((attributes.placeholder ?? '').trim()))
    .map((node) => ({
      ...elementEvidence(dom, node),
      note: `placeholder : « ${clip(node.attributes.placeholder ?? '', around)} »`,
    }));
}

const demonstrationsOf = (dom: Dom): Evidence[] =>
  dom.nodes
    .filter((node) => node.document === 0 && node.visible && demonstration.test(node.ownText))
    .map(({ ownText }) => ({ type: 'text', quote: ownText }));

export default defineRule({
  id: 'qual-lorem-ipsum',
  // 8: what new sites say of themselves, and numbers of examples.
  version: 8,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Un texte de remplissage est publié',
    pass: 'Aucun texte de remplissage n’est publié',
  },
  messages: {
    slots: 'Un texte à compléter a été publié tel quel',
    template: 'Un texte du modèle de départ est resté dans la page',
    example: 'Un numéro de téléphone d’exemple est publié comme celui du site',
    toCome: 'Une page annonce un contenu qui n’est pas encore là',
  },
  why: 'La page paraît inachevée, et le visiteur doute du reste.',
  fix: 'Remplacer ce texte par le vrai contenu, ou retirer le bloc.',
  advice: {
    slots: {
      why: 'Le visiteur lit une consigne qui ne lui était pas destinée, et l’information manque.',
      fix: 'Remplacer chaque passage cité par l’information attendue, ou le retirer.',
    },
    template: {
      why: 'Le modèle parle à la place du site, souvent dans une autre langue : la page paraît inachevée.',
      fix: 'Remplacer chaque passage cité par le nom du site ou par une phrase en français, sur toutes les pages.',
    },
    example: {
      why: 'Qui appelle ce numéro ne joint personne du site : c’est celui que les modèles de page laissent à remplacer.',
      fix: 'Écrire le vrai numéro partout où celui-ci est affiché ou appelé (tel:), ou le retirer.',
    },
    toCome: {
      why: 'Le visiteur qui suit un lien vers cette page n’y trouve pas ce qu’elle promet.',
      fix: 'Publier le contenu annoncé, ou retirer la page et les liens qui y mènent en attendant.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (dom.text === '') return { status: 'inapplicable', reason: 'aucun texte' };
    const isEmpty = wordsOf(mainTextOf(dom)).length < emptyPage;
    const quotesOf = (...patterns: readonly RegExp[]) =>
      patterns.flatMap((pattern): Evidence[] => {
        const match = pattern.exec(dom.text);
        const from = wordStart(dom.text, Math.max(0, (match?.index ?? 0) - 21));
        return match ? [{ type: 'text', quote: clip(dom.text.slice(from), around) }] : [];
      });
    const fillers = quotesOf(filler, latin);
    const places = quotesOf(slot, place, ...(isEmpty ? [toWrite] : []));
    const slots = [...places, ...demonstrationsOf(dom), ...slotsOf(dom)];
    const templates = [...quotesOf(template, starter), ...hintsOf(dom)];
    const numbers = exampleNumbers(dom);
    const announced = isEmpty ? quotesOf(toCome) : [];
    const evidence = [...fillers, ...slots, ...numbers, ...announced, ...templates];
    if (evidence.length === 0) return { status: 'pass' };
    const proof = { evidence, occurrences: evidence.length };
    if (fillers.length > 0) return { status: 'fail', ...proof };
    if (slots.length > 0) return { status: 'fail', message: 'slots', ...proof };
    if (numbers.length > 0) return { status: 'fail', message: 'example', ...proof };
    if (templates.length > 0) return { status: 'fail', message: 'template', ...proof };
    return { status: 'fail', message: 'toCome', severity: 'mineur', ...proof };
  },
});

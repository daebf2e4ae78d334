import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { clip, elementEvidence } from '../../derive/dom/dom.ts';
import { mainTextOf } from '../../derive/dom/main-text.ts';
import { wordStart } from '../../derive/legal/legal-text.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule } from '../../rule.ts';

const filler =
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\b(?:votre|insérez|saisissez)\s+(?:votre\s+)?texte\s+ici\b|\bnotre\s+super\s+titre\b/i;
/** First words of passages of Ammianus Marcellinus and Cicero that French generators of dummy text give out. */
const latin =
  /\b(?:dum apud persas|eminuit autem inter humilia|quare talis improborum|accedat huc suavitas|iamque lituis cladium|hac ex causa conlaticia|proinde concepta rabie|post haec gallus hierapolim|utque proeliorum periti)\b/i;
/** « [À MODIFIER – texte de l’image] », and what a script writes for want of a text. */
const slot =
  /\[[^\]]{0,60}?[aà] (?:modifier|compl[ée]ter|remplir|renseigner)\b[^\]]{0,120}\]|\[object Object\]/i;
/** A page whose content is still to come says so in a few words, and little else. */
const toCome =
  /\b(?:contenus?|textes?|pages?|rubriques?)\s+(?:est\s+(?:actuellement\s+)?)?(?:(?:à|a)\s+(?:venir|compl[ée]ter|r[ée]diger)|en\s+(?:cours\s+(?:de\s+|en\s+)?)?construction|en\s+cours\s+de\s+r[ée]daction)(?!\p{L})/iu;
const emptyPage = 60;

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

export default defineRule({
  id: 'qual-lorem-ipsum',
  version: 5,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Bonne pratique'],
  title: {
    fail: 'Un texte de remplissage est publié',
    pass: 'Aucun texte de remplissage n’est publié',
  },
  messages: { slots: 'Un texte à compléter a été publié tel quel' },
  why: 'La page paraît inachevée, et le visiteur doute du reste.',
  fix: 'Remplacer ce texte par le vrai contenu, ou retirer le bloc.',
  advice: {
    slots: {
      why: 'Le visiteur lit une consigne qui ne lui était pas destinée, et l’information manque.',
      fix: 'Remplacer chaque passage entre crochets ou accolades par l’information attendue.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (dom.text === '') return { status: 'inapplicable', reason: 'aucun texte' };
    const isEmpty = wordsOf(mainTextOf(dom)).length < emptyPage;
    const quotes = [filler, latin, slot, ...(isEmpty ? [toCome] : [])].flatMap((pattern): Evidence[] => {
      const match = pattern.exec(dom.text);
      const from = wordStart(dom.text, Math.max(0, (match?.index ?? 0) - 21));
      return match ? [{ type: 'text', quote: clip(dom.text.slice(from), around) }] : [];
    });
    const slots = slotsOf(dom);
    if (quotes.length + slots.length === 0) return { status: 'pass' };
    const proof = { evidence: [...quotes, ...slots], occurrences: quotes.length + slots.length };
    return filler.test(dom.text) || latin.test(dom.text)
      ? { status: 'fail', ...proof }
      : { status: 'fail', message: 'slots', ...proof };
  },
});

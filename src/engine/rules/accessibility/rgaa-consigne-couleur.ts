import { mentionsOf, sentenceWhere } from '../../derive/text/sentences.ts';
import { defineRule } from '../../rule.ts';

const colours = 'rouges?|vert(e|s|es)?|bleu(e|s|es)?|orange|jaunes?|gris(e|es)?|noir(e|s|es)?';
const english = 'red|green|blue|orange|yellow|gr[ae]y';
const byColour = new RegExp(
  `\\b(indiqu|signal|affich|marqu|surlign|écri|apparai)\\p{L}{0,20}\\s+en\\s+(${colours})\\b|\\b(boutons?|cases?|lignes?|zones?|champs?|liens?|textes?|dates?|jours?|cellules?|créneaux?)\\s+(en\\s+)?(${colours})(?![\\p{L}])|\\b(fields?|items?|buttons?|links?|rows?|cells?|dates?|days?|text)\\s+(?:(?:shown|marked|highlighted|displayed)\\s+)?in\\s+(${english})\\b|\\bthe\\s+(${english})\\s+(buttons?|links?|fields?|boxes|box|icons?|text)\\b`,
  'iu',
);

/** Things called by a colour: parking, phone and tram lines, days of a price of electricity or of heavy traffic. */
const setPhrases = new RegExp(
  `(?<!\\p{L})(?:(?:zones?|lignes?)\\s+(?:${colours})|(?:jours?|dates?)\\s+(?:bleu|rouge|orange|vert|noir)s?(?=.{0,300}\\b(?:tempo|edf|kwh|bison|circulation)\\b))(?!\\p{L})`,
  'giu',
);
/** What makes them those of a drawing to be read or of a form to be filled in. */
const drawn =
  /(?<!\p{L})(?:correspond|représent|légende|ci-(?:dessous|contre|dessus)|(?:du|le|la|au) (?:plan|carte|tableau|calendrier|schéma|graphique|formulaire)|clique|rempli|compléte|saisi|champ|surlign|coloré)/iu;

/** The sentence without the names that hold a colour, where nothing in it speaks of a drawing or of a form. */
const withoutNames = (sentence: string): string =>
  drawn.test(sentence) ? sentence : sentence.replace(setPhrases, ' ');

export default defineRule({
  id: 'rgaa-consigne-couleur',
  version: 3,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 3.1' }],
  rgaa: ['3.1'],
  title: {
    fail: 'Une consigne s’appuie sur une couleur : à vérifier',
    pass: 'Aucune consigne fondée sur une couleur n’a été relevée',
  },
  why: '« Les champs en rouge » ne dit rien à une personne aveugle ou daltonienne.',
  fix: 'Doubler la couleur par un mot, une forme ou un pictogramme décrit.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const proof = mentionsOf(dom, (text) => sentenceWhere(text, (said) => byColour.test(withoutNames(said))));
    return proof.occurrences > 0 ? { status: 'review', ...proof } : { status: 'pass' };
  },
});

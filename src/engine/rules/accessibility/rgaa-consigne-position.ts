import { mentionsOf, sentenceWith } from '../../derive/text/sentences.ts';
import { defineRule } from '../../rule.ts';

/** « À droite du point », « en haut de la liste des communes »: a place in something named, which is not on the screen. */
const inSomething =
  /(?! (?:de |d[’']|du |des )(?!(?:la |l[’'])?(?:écran|page|fenêtre|site|menu|bandeau|en-tête|formulaire|champ|bouton|logo|image|carte|colonne|bloc|cadre|encadré|recherche)s?(?!\p{L})))/u;
const place = new RegExp(
  `(?<!\\p{L})(?:ci-contre|(?:round|square) buttons?|(?:menu|button|link|column|panel|box|form|icon)s? (?:on|at|to) the (?:left|right|top|bottom)|boutons? (?:ronds?|carrés?)|colonne de (?:gauche|droite)|(?:à (?:droite|gauche)|en (?:haut|bas)(?: à (?:droite|gauche))?)(?!\\p{L})${inSomething.source})(?!\\p{L})`,
  'iu',
);
const order =
  /(?<!\p{L})(cliqu(ez|er)|appuy(ez|er)|sélectionn(ez|er)|utilis(ez|er)|choisi(ssez|r)|remplis(sez)?|ouvr(ez|ir)|touchez|voir|consultez|retrouvez|click|press|use|select|choose|open|tap)(?!\p{L})/iu;

export default defineRule({
  id: 'rgaa-consigne-position',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 10.9' }],
  rgaa: ['10.9'],
  title: {
    fail: 'Une consigne s’appuie sur une forme ou une place : à vérifier',
    pass: 'Aucune consigne de forme ou de place n’a été relevée',
  },
  why: '« Le bouton rond à droite » ne veut rien dire pour qui ne voit pas l’écran, ni sur un téléphone où tout est empilé.',
  fix: 'Nommer l’élément : « le bouton Envoyer », « le menu Mon compte ».',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const proof = mentionsOf(dom, (text) => {
      const sentence = sentenceWith(text, place);
      return sentence && order.test(sentence) ? sentence : undefined;
    });
    return proof.occurrences > 0 ? { status: 'review', ...proof } : { status: 'pass' };
  },
});

import type { Evidence } from '#contract/report.ts';
import { policyRights } from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import { orAnnounced } from '../../derive/legal/announced-pages.ts';
import { policyPartOf } from '../../derive/legal/carried-documents.ts';
import { isLegalPage } from '../../derive/legal/legal-pages.ts';
import { foldedTextOf, quoteAround } from '../../derive/legal/legal-text.ts';
import { collectionSigns } from '../../derive/trackers/collection.ts';
import { threshold } from '../../rule.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

/** The words of today, and those that older notices keep. */
const spokenOf =
  /\bdonnees (?:personnelles|a caractere personnel)\b|\b(?:donnees|informations?) nominatives?\b|\b(?:donnees|informations?) (?:personnelles )?(?:qui (?:vous|le|la|les) concernent|(?:vous|le|la|les) concernant)\b|\binformatique et (?:aux )?libertes\b/;
const fewRights = threshold(2, { ours: 'one right alone may be named anywhere' });

/** A legal page of another name says something of it, with some of the rights: little, and not nothing. */
function passageOf(pages: readonly PageFacts[]): Evidence | null {
  for (const page of pages.filter(isLegalPage)) {
    const folded = foldedTextOf(page);
    const rights = policyRights.filter(({ pattern }) => pattern.test(folded)).length;
    const quote = rights >= fewRights ? quoteAround(page.text, spokenOf) : null;
    if (quote) return { type: 'text', quote, where: page.url };
  }
  return null;
}

/** A page of another kind holds a whole policy, under a heading of its own. */
function onTheSpot(pages: readonly PageFacts[]): Evidence | null {
  for (const page of pages.filter((one) => !isLegalPage(one))) {
    const quote = policyPartOf(page);
    if (quote) return { type: 'text', quote, where: page.url };
  }
  return null;
}

export default defineMentionRule({
  id: 'priv-politique-absente',
  version: 7,
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'law', title: 'RGPD 13' }],
  title: {
    fail: 'Aucune politique de confidentialité n’a été trouvée',
    pass: 'Une politique de confidentialité est accessible',
  },
  messages: {
    partial: 'L’information sur les données personnelles est très incomplète',
    passage: 'Seul un passage incomplet sur les données personnelles a été trouvé',
    onTheSpot:
      'La politique de confidentialité n’est que sur une page, à laquelle aucun lien de ce nom ne mène',
    announced: 'La page de confidentialité annonce seulement un texte à venir',
  },
  why: 'Dès qu’un site recueille des données (formulaire, mesure d’audience), il doit dire à chacun qui les traite, pourquoi, combien de temps et quels sont ses droits.',
  fix: 'Publier une page « Politique de confidentialité » ou « Données personnelles » et la lier depuis le pied de toutes les pages.',
  advice: {
    partial: {
      why: 'Le site doit dire à chacun qui traite ses données, pourquoi, combien de temps et quels sont ses droits : le passage cité n’en dit qu’une partie.',
      fix: 'Compléter ce passage (qui, pourquoi, sur quelle base, combien de temps, quels droits, plainte à la CNIL), sur place ou dans une page « Politique de confidentialité » liée depuis toutes les pages.',
    },
    passage: {
      why: 'Le site doit dire à chacun qui traite ses données, pourquoi, combien de temps et quels sont ses droits : le passage cité n’en dit qu’une partie, et les pages lues ne disent pas le reste.',
      fix: 'Si aucune autre page ne dit le reste, compléter ce passage (qui, pourquoi, sur quelle base, combien de temps, quels droits, plainte à la CNIL) ; sinon, lier cette page depuis le pied de toutes les autres.',
    },
    onTheSpot: {
      why: 'Un texte sur les données personnelles existe là où elles sont demandées : qui le cherche depuis une autre page ne le trouve pas.',
      fix: 'Ajouter dans le pied de toutes les pages un lien « Données personnelles » vers ce texte, et vérifier qu’il vaut pour tout ce que le site recueille.',
    },
    announced: {
      fix: 'Écrire le texte annoncé : qui traite les données, pourquoi, combien de temps et quels sont les droits de chacun.',
    },
  },
  document: 'privacy',
  exempt: ({ pages }) =>
    collectionSigns(pages).length === 0 ? 'aucune collecte de données n’a été vue' : null,
  missing: 'un lien « Confidentialité » ou « Données personnelles »',
  refine(verdict, { document, pages }) {
    if (document.status === 'announced') return orAnnounced(verdict, document);
    if (verdict.status === 'pass' || verdict.status === 'inapplicable') return verdict;
    const spot = document.links.length > 0 ? null : onTheSpot(pages);
    if (spot) return { status: 'review', message: 'onTheSpot', severity: 'mineur', evidence: [spot] };
    // A page of that name that was not read may say all.
    if (verdict.status !== 'fail' && document.status !== 'unknown') return verdict;
    const passage = passageOf(pages);
    const message = verdict.status === 'fail' ? 'partial' : 'passage';
    return passage
      ? { ...verdict, nowhere: false, message, severity: 'majeur', evidence: [passage] }
      : verdict;
  },
});

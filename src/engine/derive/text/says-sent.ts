/** What a form is said to have sent. */
const things =
  '(?:message|demande|formulaire|candidature|inscription|réservation|commande|courriel|e-?mail|mail|devis|avis|témoignage|question|projet|signalement)s?';
const englishThings =
  '(?:message|request|form|e-?mail|inquiry|enquiry|application|booking|submission|registration|feedback)';

const sentences = [
  /\b(?:a|ont) (?:bien |déjà )?été (?:bien |correctement )?(?:envoy|transmis|reçu|soumis|pris(?:e|es)? en compte)/,
  /\b(?:envoyée?s?|transmise?s?|reçue?s?|soumise?s?) avec succès/,
  /\benvoi (?:réussi|effectué|confirmé)/,
  new RegExp(`\\b${things} (?:est |sont )?(?:bien )?(?:envoyée?s?|transmise?s?|reçue?s?)\\s*(?:[!.,✓✔✅]|$)`),
  /^[✓✔✅]?\s*envoyée?\s*[!.✓✔✅]*$/,
  new RegExp(`\\bmerci (?:beaucoup )?(?:pour|de) votre ${things}`),
  /\bnous avons bien reçu votre/,
  new RegExp(`\\b${englishThings} (?:has been |was |is )?(?:successfully )?(?:sent|submitted|received)\\b`),
  /\b(?:sent|submitted) successfully\b/,
  new RegExp(
    `\\bthank(?:s| you) for (?:your ${englishThings}|contacting|reaching out|getting in touch|subscribing)`,
  ),
];

/** « N’a pas été envoyé », « Erreur », a condition: nothing was sent, or not yet. */
const refusals =
  /n[’']a pas|n[’']ont pas|pas pu|pas été|échou|échec|erreur|impossible|réessay|une fois|dès que(?! possible)|lorsque|quand |après|\bnot\b|could|fail|error|once |when |after /;

/** The text tells a visitor that the message, the demand or the like has left. */
export function saysSent(text: string): boolean {
  const said = text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const [sentence] = sentences.flatMap((pattern) => {
    const found = pattern.exec(said);
    return found ? [found] : [];
  });
  if (!sentence) return false;
  // What refuses or conditions stands in the same sentence.
  const start = Math.max(...['.', '!', '?'].map((mark) => said.lastIndexOf(mark, sentence.index))) + 1;
  const end = said.slice(sentence.index).search(/[.!?]/);
  const whole = said.slice(start, end < 0 ? said.length : sentence.index + end);
  return !refusals.test(whole);
}

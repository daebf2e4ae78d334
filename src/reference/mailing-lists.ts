/**
 * How a form that adds an address to a list of readers is recognised. Version 2026-11. The words are read in folded text; the
 * hosts are those of the forms that these services give to their clients, who use them for lists alone.
 */
export const listWords =
  /\bnews ?-?letters?\b|\binfo-?lettres?\b|\blettres? (?:d'(?:information|infos?|actualites?|nouvelles)|hebdomadaires?|mensuelles?|trimestrielles?)\b|\bbulletins? d'(?:information|infos?)\b|\blistes? (?:de diffusion|d'envoi)\b|\bmailing ?-?lists?\b|\b(?:abonnez-vous|s'abonner|je m'abonne|m'abonner)\b|\b(?:recevoir|recevez|je recois) (?:(?:toutes?|chaque (?:semaine|mois)) )?(?:nos|les|notre|la|l'|mes|vos) ?(?:\w+ ){0,2}(?:actualites?|actus?|nouveautes?|nouvelles|bons plans|offres|conseils|infos|lettre|evenements|alertes)\b/;

export const listHosts: readonly string[] = [
  'list-manage.com',
  'sibforms.com',
  'mailerlite.com',
  'app.convertkit.com',
  'app.kit.com',
  'aweber.com',
  'createsend.com',
  'klaviyo.com',
  'substack.com',
  'buttondown.com',
  'buttondown.email',
];

/** Says whether it is known who opens an e-mail: that it is measured, or that it is not. */
export const openMeasure =
  /\bpixels?\b[^.]{0,160}\b(?:courriels?|e-?mails?|mails?|messages?|news ?-?letters?|infolettres?|lettres?|envois?)\b|\b(?:courriels?|e-?mails?|mails?|messages?|news ?-?letters?|infolettres?|lettres?|envois?)\b[^.]{0,160}\b(?:pixels?|balises? (?:web|invisibles?|de suivi)|images? invisibles?)\b|\b(?:taux|mesur\w{1,6}|statistiques?|suivi|suivre|suivons|savoir|savons|analys\w{1,6}|connaitre|enregistr\w{1,6}|trac\w{1,6})\b[^.]{0,120}\bouv(?:ertures?|erte?s?|rez|re|rent|rir)\b|\bouvertures? (?:de|des|du) (?:nos |vos |ces |la |l'|cette )?(?:courriels?|e-?mails?|mails?|messages?|news ?-?letters?|infolettres?|lettres?|envois?|campagnes?)\b|\bopen(?:ing)? rates?\b|\btracking pixels?\b/;

/** Says how one leaves the list. */
export const leavesList =
  /\bdes-?(?:inscri|abonn)\w{0,12}\b|\bunsubscribe\b|\bse (?:retirer|rayer) de (?:la|cette|notre) liste\b|\b(?:retir\w{1,6}|retrait)\b[^.]{0,80}\b(?:consentement|accord)\b|\b(?:consentement|accord)\b[^.]{0,80}\b(?:retir\w{1,6}|retrait)\b|\bne plus (?:recevoir|souhaiter)\b|\bresili\w{1,8}\b[^.]{0,60}\b(?:abonnement|inscription|lettre)\b/;

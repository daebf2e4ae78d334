/** Names of what opens a closed part, by the words of its class or its identifier. */
export const toggles =
  /(?:^|[\s_-])(?:burger|hamburger|menu|nav|navbar|toggler?|drawer|offcanvas|accordion|modal|dialog|popup)(?:[\s_-]|$)/i;

/** What no role announces, by the names that those who build it by hand give it. */
export const madeByHand =
  /(?:^|[\s_-])(?:burger|hamburger|(?:menu|nav|navbar|navigation)[\s_-]?(?:toggler?|btn|bouton|button|icone?|trigger|open(?:er)?)|(?:toggler?|open|ouvrir|btn|bouton|icone?)[\s_-]?(?:menu|nav|navbar|navigation)|(?:open|ouvrir|show|toggle)[\s_-]?(?:modale?|popup|popin|lightbox|dialog)|(?:modale?|popup|popin|lightbox)[\s_-]?(?:toggle|trigger|open(?:er)?|btn|link|lien))(?:[\s_-]|$)/i;

/** A name that says it opens a menu. */
export const saysMenu =
  /^(?:ouvrir |afficher |open )?(?:le |la |the )?(?:menu|navigation|sommaire|filtres?)\b/i;

/** A name that says it buys, sends, erases, leaves, plays, shares, changes consent or prints: never pressed. */
export const risky =
  /achet|enregistr|sauvegard|\bsave\b|commande[rz]|\bpay|paiement|panier|supprim|effac|\bvide[rz]\b|envoy|\bvalide[rz]|soumett|connect|connexion|log ?(?:in|out)|sign ?(?:in|out|up)|delete|remove|\bbuy\b|check ?out|\bsend\b|submit|subscri|abonn|inscri|imprim|\bprint|télécharg|download|partag|share|accept|refus|consent|cookie|traceur|\bappel|\bcall\b|\blecture\b|\bplay\b|pause|\bjoue|vote[rz]?\b|j’aime|\blike\b|langu|devise|currency|thème|theme|sombre|dark|réserv|\bbook\b|confirm|annul|cancel|reset|précédent|suivant|next|prev/i;

/** The name of a language: chosen, the page becomes another one. */
export const languages =
  /^(?:fr|fra|français|en|eng|gb|uk|english|anglais|de|deu|ger|deutsch|allemand|es|esp|español|espagnol|it|ita|italiano|italien|nl|nederlands|néerlandais|pt|português|portugais|ar|العربية|zh|中文|ja|日本語|ru|русский|br|brezhoneg|breton|oc|occitan|ca|català|eu|euskara|co|corsu)$/i;

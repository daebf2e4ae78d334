/**
 * Words by which a privacy policy in everyday French may say what art. 13 of the RGPD asks for, on one folded sentence. They
 * prove nothing: a policy that holds them is asked about where `policyItems` found nothing, rather than blamed.
 */
export const policyHints = {
  controller:
    /\b(?:responsab\w+|societe|association|entreprise|commune|mairie|cabinet|gerante?|dirigeante?|nous)\b/,
  purposes:
    /^(?=.*\b(?:donnees|informations|renseignements|coordonnees|e-?mail|nom|messages?|formulaire|les)\b).*\b(?:pour|afin|serv\w+|sert|emploi\w*|usages?)\b/,
  legalBasis:
    /\b(?:accord|autorisation|consent\w+)\b|^(?=.*\b(?:gard\w+|conserv\w+|donnees|factures?|informations|fichier|nous)\b).*\b(?:loi|obligations?)\b|^(?=.*\b(?:pour|base|execut\w+|honorer|necessaires?|besoin)\b).*\b(?:contrats?|commandes?|adhesion|devis)\b/,
  retention:
    /^(?=.*\b(?:gard\w+|conserv\w+|effac\w+|supprim\w+|detrui\w+|vid(?:e|es|ee|ees|ons|ent)|archiv\w+|stock\w+|restent|tenue?s?)\b).*\b(?:mois|ans?|annees?|semaines?|jours?|saisons?|des que|jusqu'a\w*|tant que)\b/,
  recipients:
    /^(?=.*\b(?:donnees|informations|renseignements|messages?|adresses?|coordonnees|fichier|les|y)\b).*\b(?:recoi\w+|transm\w+|communiqu\w+|partag\w+|confi(?:e|es|ee|ees|ons)|lisent|lit|lira|(?:a|ont|auront?) acces|accede(?:nt)?|voient|voit)\b/,
  withdrawal:
    /^(?=.*\b(?:retir\w+|retrait|refuser|revenir|reprendre|changer|gerer|modifier)\b).*\b(?:accord|autorisation|consent\w+|choix|avis)\b|\b(?:desinscri\w+|desabonn\w+)\b/,
} as const;

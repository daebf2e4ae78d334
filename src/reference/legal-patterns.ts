/**
 * Words by which French legal pages are recognised and read. Version 2026-11, tested on `legal-patterns.test.ts`.
 * Every pattern runs on folded text (lower case, no accents, straight apostrophes, one space), where `\b` is safe:
 * JavaScript’s `\b` knows ASCII letters only.
 * Sources: LCEN art. 1-1 and 19, RGPD art. 13, Code de la consommation L. 111-1, L. 221-5, décret 2019-768.
 */

/** Anchors that lead to a legal page. Longer sentences are not names: the caller limits the length. */
export const legalLinks = {
  notice:
    /\bmentions? legales?\b|\binfo(?:rmation)?s? legales?\b|^legal(?: notice)?$|\blegal notice\b|\bimpressum\b|\bediteur du site\b/,
  privacy:
    /\bconfidentialite\b|\bdonnees (?:personnelles|a caractere personnel)\b|^vos donnees\b|\b(?:protection|utilisation|traitement|que faisons-nous) (?:de |des )?(?:vos )?donnees\b|\bvie privee\b|\brgpd\b|\bgdpr\b|\bprivacy\b/,
  cookies:
    /\b(?:politique|gestion|gerer|charte|preferences|parametr\w*|modifier|configur\w*|reglages?)\b.{0,25}\b(?:cookies?|traceurs|consentements?)\b|\b(?:preferences|parametr\w*|reglages?)\b.{0,15}\bconfidentialite\b|^cookies?$/,
  salesTerms: /\bc\.?g\.?v\.?(?:\b|$)|\bconditions? (?:generales? )?de ventes?\b|\bterms of sale\b/,
  terms:
    /\bc\.?g\.?u\.?(?:\b|$)|\bconditions? (?:generales? )?d'utilisation\b|\bconditions? (?:generales? )?d'usage\b|\bterms of (?:use|service)\b/,
  /** What it is for; « Paramètres d’accessibilité » opens settings of the display. */
  accessibility:
    /(?<!\b(?:parametr\w*|reglages?|options?|outils?|preferences?|menu|barre|widget|panneau|module|profils?) (?:d'|de l'|l')?)\baccessibilite\b(?!.*\b(?:plan|parking|transports?|handicap moteur|pmr)\b)/,
  withdrawal:
    /\brenoncer (?:au|a (?:mon|votre|ce|un)) contrat\b|\b(?:me|se|vous) retracter\b|\bexerc\w+.{0,25}\bretractation\b|\bretractation en ligne\b/,
  termination: /\bresili(?:er|ation)\b/,
} as const;

export type LegalLink = keyof typeof legalLinks;

/** What a legal notice must hold. */
export const noticeItems = {
  publisher:
    /\bedite\w* par\b|\bediteurs?\b|\bproprietaires?\b|\bsite (?:internet |web )?(?:de|du|de la) (?:la )?(?:commune|mairie|ville|societe|association)\b|\b(?:sasu?|sarl|eurl|sca|scop|scic|snc|selarl|eirl)\b|\bsociete (?:par actions simplifiee|anonyme|a responsabilite limitee|civile|cooperative)\b|\bassociation (?:loi|declaree|regie)\b|\bentrepreneu(?:r|se) individuel\w*\b|\b(?:micro|auto)-?entrepr\w+|\betablissement public\b|\bcollectivite\b|\b(?:raison|denomination) sociale\b|\bsiege social\b|\bsire[nt]\b(?:\s*n\W{0,2})?[^a-z\d]{0,4}\d/,
  // Guests are lodged too: « hébergement, restauration », « hébergement en demi-pension ».
  hosting:
    /\bheberg(?:e|ee|es|eur|eurs)\b|\bhebergement\b(?!(?:,| et| ou| ?\/| en| hotelier| touristique|\s)+(?:la |le |les |de )?(?:restauration|repas|demi-pension|pension|chambres?|gites?|hotel|dortoirs?|petits?[ -]dejeuners?|hotelier|touristique)\b)/,
  director:
    /\b(?:direct(?:eur|rice|ion)|responsable)s?(?: et (?:directeur|responsable) \w+)? (?:de |de la |des )?(?:la )?publications?\b/,
  vatExempt:
    /\b293 ?b\b|\btva non applicable\b|\bfranchise (?:en base )?de tva\b|\bnon assujetti\w* a la tva\b/,
  capital: /\bcapital\b[^.;]{0,60}?\d[\d .,]*\s?(?:€|euros?|eur\b|k€|m€)|\bcapital (?:social )?variable\b/,
  capitalForm:
    /\b(?:sasu?|s\.a\.s\.?(?:u\.?)?|sarl|s\.a\.r\.l\.?|eurl|sca)\b|\bsociete (?:par actions simplifiee|anonyme|a responsabilite limitee|en commandite par actions)\b/,
  association: /\bassociation\b/,
  rna: /\bw\d{9}\b/,
} as const;

/** Host names that people cite without a legal form. */
export const knownHosts =
  /\b(?:ovh(?:cloud)?|ionos|1&1|gandi|scaleway|online sas|infomaniak|o2switch|hostinger|planethoster|amazon web services|aws|google cloud|google ireland|microsoft azure|azure|cloudflare|vercel|netlify|github|gitlab|wix|squarespace|shopify|automattic|wordpress\.com|webflow|alwaysdata|clever cloud|ikoula|lws|ligne web services|nuxit|amen|pulseheberg|hetzner|digitalocean|outscale|orange business|sfr|claranet|jaguar network|oxatis|wizishop|prestashop|jimdo|e-monsite|heroku|salesforce|oodrive|cegedim|atos|linkt|equinix|data4|kinsta|wp engine|siteground|hosteur|firstheberg|phpnet|celeonet|systonic|nameshield|inulogic|platform\.sh|upsun|scalingo)\b/;

/** What a privacy policy must say (RGPD art. 13). */
export const policyItems = {
  controller:
    /\bresponsables? (?:du|de|des|de ce|de ces|de vos) (?:\w+ )?traitements?\b|\bresponsable de (?:la collecte|vos donnees)\b|\bdonnees .{0,60}\b(?:traitees|collectees|recueillies) par\b|\bcontroller\b|\bresponsables? (?:des|de vos|de ces|de ses|de leurs) (?:donnees|informations|renseignements)\b|\bresponsable (?:du|de ce) fichier\b|\brepond(?:ons|ent)? de (?:vos|ces|ses|leurs) (?:donnees|informations)\b/,
  purposes:
    /\bfinalites?\b|\bafin d[e']|\bdans le but\b|\bobjectifs?\b|\bpour (?:vous|nous permettre|repondre|gerer|traiter|assurer)\b|\bpour quoi faire\b|\bet pourquoi\b|\bpourquoi (?:nous|ces|vos|les)\b|\bpurposes?\b|\bpourquoi\b[^.?]{0,60}\b(?:donnees|informations)\b|\b(?:donnees|informations|renseignements|elles)\b[^.]{0,80}(?:(?<!\bne )\b(?:servent|serviront)\b(?! (?:pas|jamais|plus))|\bne (?:nous )?serv\w+ (?:que |qu'))[^.]{0,20}\b(?:a|au|aux|pour)\b|\b(?:donnees|informations|renseignements|elles)\b[^.]{0,80}(?:(?<!\bne )\b(?:sont|seront)|\bne (?:sont|seront))(?: (?!pas\b|jamais\b|plus\b)\w+){0,2} (?:(?:utilisees?|employees?|traitees)(?: \w+)? (?:que )?pour|necessaires? (?:a|au|aux|pour)|destinees? a \w+(?:er|ir|re))\b|\b(?:emploi|employ|utilis|trait|recueill|collect|demand|gard|conserv|enregistr)(?:e|ent|ons|ez)\b[^.]{0,60}\bpour (?!cela\b)|\b(?:coordonnees|adresse|numero|reponses|messages?|fichier|cela|ils)\b[^.]{0,60}(?<!\bne )\bser(?:t|vent|vira|viront)\b(?! (?:pas|jamais|plus))[^.]{0,20}\b(?:a|au|aux|pour)\b/,
  legalBasis:
    /\bbases? (?:legales?|juridiques?)\b|\bfondements? (?:legal|legaux|juridiques?)\b|\binterets? legitimes?\b|\bexecution (?:d'un|du|de ce|des) contrats?\b|\bobligations? legales?\b|\bmission d'interet public\b|\bconsentement\b|\blegal basis\b|\b(?:sur la|a|pour) base (?:d'un|du|de votre|de mesures|de l'|de notre)|\b(?:avec|sur) votre (?:accord|autorisation)\b|\bla loi (?:nous |l')?(?:impose|oblige|exige|demande)\b|\b(?:exige|impose|demande|prevu)\w* par la loi\b/,
  retention:
    /\bconserv\w{1,20}[^.]{0,160}?\b(?:\d+|un|une|deux|trois|quatre|cinq|six|dix|douze|treize|vingt[- ]?(?:cinq|quatre)?) (?:jours?|semaines?|mois|ans?|annees?)\b|\bdurees? de (?:conservation|retention)\b|\b(?:\d+|un|deux|trois|cinq|dix) (?:mois|ans|annees?) (?:apres|a compter|maximum|au maximum)\b|\bretention period\b|\b(?:combien de temps|jusqu'a quand)\b(?:[^?]{0,500}?|[^?]{0,100}\?[^?]{0,400}?)\b\d+ (?:jours?|semaines?|mois|ans?|annees?)\b|\bconserv\w+[^.]{0,80}\b(?:tant que (?![^.]{0,30}\bnecessaire)|jusqu'a(?:u|ux)?\b|pendant (?:toute )?la duree d(?:e|u|es)\b|pendant (?:toute )?la duree d')|\binacti(?:fs?|ves?) depuis (?:plus de |au moins )?(?:\d+|un|une|deux|trois|cinq) (?:mois|ans?|annees?)\b|\b(?:mois|ans?|annees?) d'inactivite\b|\b(?:gard|effac|supprim|detrui|archiv)\w*[^.]{0,120}?\b(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|treize|quinze|vingt|trente)(?:[- ](?:quatre|cinq))? (?:jours?|semaines?|mois|ans?|annees?)\b/,
  recipients:
    /\bdestinataires?\b|\bsous-?traitants?\b|\bprestataires?\b|\bpartenaires?\b|\b(?:communiquees?|transmises?|cedees?|vendues?|partagees?) (?:a|aux|avec) (?:des|nos|aucun|un|les)\b|\btiers\b|\b(?:personne|nul) (?:d'autre )?(?:que \w+ )?(?:ne|n')\s?(?:les|y|l'|vos)?\s?(?:\w+ ){0,2}(?:recoi\w+|li(?:t|ra)|voi(?:t|e|r\w+)|acces|accede\w*|consulte\w*)\b|\bne [^.]{0,20}(?:communiqu|transm|transf|vend|ced|partage|donn|confi)\w+[^.]{0,60}\ba (?:personne|quiconque|aucun\w*)\b/,
  transfers:
    /\b(?:hors|en dehors) (?:de )?(?:l')?(?:ue|union europeenne|europe|espace economique europeen|eee)\b|\btransferts?\b|\bclauses contractuelles types?\b|\bdata privacy framework\b/,
  /** Data that go to a country known for it; beside the address of a host its name says nothing of them. */
  transferCountry:
    /\b(?:donnees|informations|messages?|transf\w+|stockee?s?|hebergees|serveurs?|sous-traitants?)\b(?:[^.]|\.(?=[,)])){0,120}\b(?:etats-unis|usa)\b|\b(?:etats-unis|usa)\b\)?,? [^.]{0,40}\b(?:sous-traitants?|recoi\w+|stock\w+)\b/,
  complaint:
    /\bcnil\b[^.]{0,160}\b(?:reclamation|plainte|plaindre|saisir|saisie?|recours)|\b(?:reclamation|plainte|plaindre|saisir|saisissez|recours|ecri(?:re|vez) a)\b[^.]{0,200}\b(?:cnil|commission nationale|autorite de controle)\b|\bautorite de controle\b/,
  withdrawal:
    /\b(?:retir\w+|retrait)\b[^.]{0,60}\bconsentement\b|\bconsentement\b[^.]{0,80}\b(?:retire|retirer|retrait|revoque|revoquer)\b|\brevoquer\b[^.]{0,40}\bconsentement\b|\bretir\w+\b[^.]{0,40}\b(?:accord|autorisation)\b|\b(?:accord|autorisation)\b[^.]{0,60}\b(?:retire|retirer|retrait)\b|\brevenir sur (?:votre|vos|son|ses|ce|ces|cet) (?:choix|accord|decision)\b|\bchanger d'avis\b|\b(?:vous|se) (?:desinscrire|desabonner)\b/,
  officer:
    /\bdpo\b|\bdpd\b|\bdelegue\w* a la protection des donnees\b|\b(?:dpo|rgpd|privacy|donnees[\w-]{0,40}|cnil|dpd)@|\breferent (?:rgpd|donnees)\b/,
  obsoleteShield: /\bprivacy shield\b|\bbouclier de protection des donnees\b/,
} as const;

/** Six rights of the person; at least five are expected. */
export const policyRights: readonly { readonly label: string; readonly pattern: RegExp }[] = [
  {
    label: 'accès',
    pattern:
      /\b(?:droits?|d')\s?(?:d')?acces\b|\bacceder a (?:vos|ses|mes|leurs) (?:donnees|informations)\b|\b(?:consulter|voir|connaitre|demander copie de)\b[^.]{0,60}\b(?:donnees|informations)\b|\bacces\b[^.]{0,40}\brectification\b/,
  },
  {
    label: 'rectification',
    pattern:
      /\brectif\w+\b|\bmodifier (?:vos|ses|mes|leurs) (?:donnees|informations)\b|\bcorrection\b|\bcorriger\b/,
  },
  {
    label: 'effacement',
    pattern: /\beffac\w+\b|\bsuppression\b|\bdroit a l'oubli\b|\bsupprimer (?:vos|ses|mes) donnees\b/,
  },
  { label: 'limitation', pattern: /\blimit(?:ation|er)\b/ },
  {
    label: 'opposition',
    pattern: /\boppos(?:ition|er)\b|\brefuser (?:un|le|ce|tout|certains) traitements?\b/,
  },
  {
    label: 'portabilité',
    pattern:
      /\bportabilite\b|\b(?:emporter|exporter|recuperer|transferer)\b[^.]{0,40}\b(?:donnees|informations)\b|\b(?:recevoir|recuperer|recuperation)\b[^.]{0,60}\bformat\b/,
  },
];

/**
 * Sections of the imposed accessibility statement (RGAA 4.1, décret 2019-768). Due of every statement, but for `of`: the results of
 * an audit (`claim`), which whoever claims to conform has; and what does not conform (`unmet`), of which a body that nobody audited
 * knows nothing and one that conforms wholly has none. Derogations are told by whoever invokes one: their absence is no gap.
 */
export const declarationSections: readonly {
  readonly label: string;
  readonly pattern: RegExp;
  readonly of?: 'claim' | 'unmet';
}[] = [
  {
    label: 'état de conformité',
    pattern: /\betat de conformite\b|\b(?:totalement|partiellement|non) conforme\b/,
  },
  { label: 'résultat chiffré', of: 'claim', pattern: /\b\d{1,3}(?:[.,]\d+)? ?%/ },
  {
    label: 'contenus non accessibles',
    of: 'unmet',
    pattern: /\bcontenus? non accessibles?\b|\bnon[- ]conformites?\b/,
  },
  {
    label: 'date d’établissement',
    pattern:
      /\b(?:etablie?|realisee?|mise? a jour|redigee?|publiee?) (?:le|en|au)\b|\bdate (?:d'|de )(?:la |cette )?(?:presente )?(?:declaration|etablissement|publication|(?:derniere )?mise a jour)\b\D{0,16}(?:\d{1,2}(?:er)?[ /.-](?:\d{1,2}|[a-z]+)[ /.-])?\d{4}\b|\bdeclaration (?:d'accessibilite )?(?:datee |en date )?du \d{1,2}(?:er)?[ /.-](?:\d{1,2}|[a-z]+)[ /.-]\d{4}\b/,
  },
  { label: 'technologies employées', of: 'claim', pattern: /\btechnologies?\b/ },
  {
    label: 'environnement de test',
    of: 'claim',
    pattern: /\benvironnements? de tests?\b|\bnvda\b|\bvoiceover\b|\bjaws\b|\btechnologies? d'assistance\b/,
  },
  {
    label: 'pages vérifiées',
    of: 'claim',
    // Whoever says what was tested begins the list by the home page.
    pattern:
      /\bpages? (?:du site )?(?:ayant fait l'objet|verifiees?|auditees?|testees?)\b|\bechantillon\b|\b(?:audit|(?:auto-?)?evaluation|verifications?|tests?|controles?)\b[^.]{0,60}\bpages\b[^.]{0,20}[(:] ?(?:la |l')?(?:page d')?accueil\b/,
  },
  { label: 'contact', pattern: /\bretour d'information\b|\bcontact(?:er|ez)?\b/ },
  { label: 'voies de recours', pattern: /\bdefenseur des droits\b|\bvoies? de recours\b/ },
];

/** Said of a site that nobody audited: its statement tells no results. */
export const notAudited =
  /\baucun audit\b|\b(?:sans|absence d'|defaut d')(?: ?audit)\b|\bn'a (?:pas|jamais) (?:encore )?(?:ete audite|fait l'objet d'un audit)\b|\bpas (?:encore )?ete audite\b/;

/** Whole phrase on the home page, as the decree words it. */
export const accessibilityMention =
  /\baccessibilite\b ?(?:numerique )?[:\-–—(]? ?\b(totalement|partiellement|non) conforme\b/;

/** The compliance claimed in a statement. */
export const claimedCompliance = /\b(totalement|partiellement|non) conforme\b/g;

/** What sales terms must hold. */
export const salesItems = {
  withdrawalDays:
    /\bretract\w+\b[^§]{0,400}?\b(?:14|quatorze) ?(?:\(14\) )?jours\b|\b(?:14|quatorze) ?(?:\(\d+\) )?jours\b[^§]{0,400}?\bretract\w+/,
  withdrawalForm:
    /\bformulaire(?: type| standard| en ligne)? de retractation\b|\bmodele de (?:formulaire de )?retractation\b/,
  withdrawalFunction:
    /\b(?:fonctionnalite|fonction|bouton|lien)\b[^.]{0,120}\b(?:retract\w+|renoncer)\b|\brenoncer (?:au|a (?:mon|votre)) contrat\b|\bretractation en ligne\b/,
  /** Sentences of the model notice (annexe R. 221-3) that stand before and since decree 2026-3. */
  modelNotice:
    /\butiliser le modele de formulaire de retractation\b[^.]{0,30}\bobligatoire\b|\btransmettre le modele de formulaire de retractation\b/,
  mediator: /\bmediat(?:eur|ion|rice)s?\b/,
  mediatorContact:
    /\bmediat(?:eur|ion|rice)s?\b[^§]{0,400}?(?:https?:\/\/|www\.|@|\b\d{5} [a-z]|\b(?:cm2c|cnpm|medicys|fevad|anm|amf|mcp|atlantique mediation|sas mediation|mediation[- ]net|cmap|ieam|medimmoconso|mtv|devigny|vivons mieux ensemble|mediavet|societe mediation professionnelle)\b)/,
  conformity: /\bgaranties? (?:legales? )?de (?:la )?conformite\b|\bl\. ?217-/,
  hiddenDefects: /\bvices? caches?\b|\bdefauts? caches?\b|\b1641\b/,
  delivery:
    /\b(?:livraison|expedi\w+|envoi)\b[^§]{0,300}?\b(?:delais?|jours?|frais|gratuit\w*|heures?|offerte?)\b|\bfrais de (?:port|livraison)\b/,
  payment:
    /\bcartes? (?:bancaires?|bleues?|de credit)\b|\bpaypal\b|\bvirements?\b|\bcheques?\b|\bprelevements?\b|\bvisa\b|\bmastercard\b|\bapple pay\b|\bgoogle pay\b|\bpaiement (?:securise|en ligne|comptant)\b/,
} as const;

/** Template text that nobody filled in. Runs on folded text. */
export const unfilledTemplate =
  /\[(?:(?:la |votre )?date(?: de [^\]]{0,40})?\]|(?:nom|adresse|raison sociale|societe|denomination|a completer|a remplir|votre|vos|prenom|siret|siren|ville|telephone|inserer|xxx)[^\]]{0,60}\])|\{\{ ?[\w.]+ ?\}\}|\blorem ipsum\b|\bx{5,}\b|\b(?:a completer|a renseigner)\b(?= ?[\])])|\b(?:0[1-9x]|x{1,2})(?:[ .-]?(?:xx|__)){4}(?![\w])|\b0[1-9](?:[ .-]?00){4}\b|\b01[ .-]?23[ .-]?45[ .-]?67[ .-]?89\b|\b(?:000[ .]?000[ .]?000|x{3}[ .]x{3}[ .]x{3})(?:[ .]?[\dx]{5})?\b/;

/** Platforms retired by the law, still linked or cited. */
export const retired = {
  /** European online dispute resolution, closed on 2025-07-20 (Regulation (EU) 2024/3228). */
  odrUrl:
    /^https?:\/\/(?:www\.)?ec\.europa\.eu\/(?:consumers\/odr|odr)\b|^https?:\/\/webgate\.ec\.europa\.eu\/odr\b/i,
  /** Opposition list made obsolete on 2026-08-11 by prior consent (C. conso L. 223-1). */
  canvassingList: /\bbloctel\b/,
} as const;

/** Dated duties. */
export const legalDates = {
  withdrawalFunction: '2026-06-19',
  canvassingConsent: '2026-08-11',
  accessibilityServices: '2025-06-28',
  /** Publication of the deliberation 2026-042 of the CNIL, of 12 March. */
  mailPixels: '2026-04-14',
} as const;

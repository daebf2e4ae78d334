/** Words of French and English consent banners, as the first layer says them. Those of buttons are read in lower case. */

/** A button that refuses. */
export const refusing =
  /refus|rejet|d[ée]clin|interdi|sans accepter|n'accepte pas|(?:uniquement|seulement|que) .{0,20}(?:n[ée]cessaires|essentiels|fonctionnels)|tout d[ée]sactiver|reject|decline|deny/;

/** Refusing for money is no refusal. */
export const refusingAndPaying = /refuser et (?:s'abonner|payer)/;

/** A button that accepts. */
export const accepting =
  /^(?:oui,? )?(?:j'|je |tout )?(?:accept|autoris)\w*|^ok\b|d'accord|j'ai compris|continuer et accepter|accepter et (?:fermer|continuer)|^(?:allow|agree|got it)/;

/** A button about settings. */
export const aboutSettings =
  /param[èée]tr|personnalis|g[ée]rer|pr[ée]f[ée]rence|choisir|mes choix|options|settings|manage|customi[sz]e/;

/** The same, of words that nothing but their look tells from prose: they begin with what they do. */
export const openingSettings =
  /^(?:je |mes |vos |les |afficher |voir |ouvrir |cookies? )?(?:param[èée]tr|personnaliser?\b|g[ée]rer|pr[ée]f[ée]rence|choisir|choix|options?\b|modifier|configurer|settings|manage|customi[sz]e)/;

/** « Non » alone refuses too, of something that is pressed. */
export const sayingNo = /^non(?:,? merci)?$/;

/** Leads to a document: no choice. */
export const namingDocument =
  /politique|charte|mentions l[ée]gales|conditions|en savoir|plus d'info|policy|notice|learn more/;

/** Says how a switch stands: no choice. */
export const tellingState =
  /^(?:(?:refusé|accepté|autorisé|rejeté)e?s?|interdite?s?|accepted|allowed|rejected|denied|declined)$/;

/** The text of a banner. */
export const speakingOfCookies =
  /cookie|traceur|consentement|donn[ée]es personnelles|vie priv[ée]e|nos partenaires|mesure d['’]audience/i;

/** Of what stores them, where nothing but blocks can be pressed: biscuits are no cookies of a site. */
export const storingCookies =
  /traceurs?\b|(?:utilis(?:e|ons|ation|er|ant)|d[ée]pos\w{0,20}|stock\w{0,20}|accept\w{0,20}|refus\w{0,20}|recour\w{0,20}|g[ée]r\w{0,20}|uses?|using|store) .{0,40}\bcookies?\b|\bcookies?\b.{0,80}(?:navigation|navigateur|votre exp[ée]rience|your experience|audience|statisti|publicit|confidentialit|vie priv[ée]e|donn[ée]es personnelles|consentement|consent\b|privacy)|(?:navigation|votre exp[ée]rience|audience|vie priv[ée]e|donn[ée]es personnelles|consentement).{0,80}\bcookies?\b/i;

/** What a box about cookies is named after, in its identifier or its classes. */
export const cookieNames = /cookie|consent|rgpd|gdpr/i;

/** A box laid over the page that says them is about cookies. */
export const boxAboutCookies = /cookie|traceur|consentement/i;

/** Pressed in a panel of choices. */
export const choosing =
  /refus|rejet|reject|d[ée]clin|deny|interdi|d[ée]sactiver|sans accepter|n[ée]cessaires|essentiels|accept|autoris|enregistr|sauvegard|valid|confirm|save|g[ée]rer|gestion|pr[ée]f[ée]rence|param[èée]tr|modifier|manage/i;

import type { ConsentNeed, Purpose } from './third-parties.ts';

/**
 * Cookies and storage keys by name. Generic names carry a domain: without it they prove nothing.
 * Sources: publishers’ cookie policies, Open Cookie Database (Apache-2.0) for cross-checking, CNIL guidance.
 * Version 2026-11. First matching row wins.
 */
export interface KnownCookie {
  readonly name: RegExp;
  /** The cookie’s domain must match too. */
  readonly domain?: RegExp;
  readonly vendor: string;
  readonly purpose: Purpose | 'session' | 'cart' | 'comfort' | 'technical';
  readonly consent: ConsentNeed;
}

export const knownCookies: readonly KnownCookie[] = [
  {
    name: /^_ga(?:_[A-Z0-9]+|_gtag\w*)?$/,
    vendor: 'Google Analytics',
    purpose: 'analytics',
    consent: 'required',
  },
  {
    name: /^(?:_gid|_gat(?:_.+)?|__utm[abcvz])$/,
    vendor: 'Google Analytics',
    purpose: 'analytics',
    consent: 'required',
  },
  {
    name: /^(?:_gcl_(?:au|aw|dc|gs|gb|ag|ha)|_gac_.+|FPAU|FPGCLAW)$/,
    vendor: 'Google Ads',
    purpose: 'ad',
    consent: 'required',
  },
  {
    name: /^(?:IDE|DSID|test_cookie)$/,
    domain: /doubleclick\.net$/,
    vendor: 'Google Ads',
    purpose: 'ad',
    consent: 'required',
  },
  { name: /^(?:__gads|__gpi|__eoi)$/, vendor: 'Google Ad Manager', purpose: 'ad', consent: 'required' },
  { name: /^_GRECAPTCHA$/, vendor: 'Google reCAPTCHA', purpose: 'captcha', consent: 'unclear' },
  {
    name: /^(?:VISITOR_INFO1_LIVE|YSC|VISITOR_PRIVACY_METADATA)$/,
    domain: /youtube\.com$/,
    vendor: 'YouTube',
    purpose: 'video',
    consent: 'required',
  },
  {
    name: /^(?:NID|ANID|1P_JAR|AEC|__Secure-\w+)$/,
    domain: /google\.[a-z.]{1,20}$/,
    vendor: 'Google',
    purpose: 'ad',
    consent: 'required',
  },
  { name: /^(?:_fbp|_fbc)$/, vendor: 'Meta (Facebook, Instagram)', purpose: 'ad', consent: 'required' },
  {
    name: /^(?:fr|datr|sb|locale)$/,
    domain: /facebook\.com$/,
    vendor: 'Meta (Facebook, Instagram)',
    purpose: 'ad',
    consent: 'required',
  },
  {
    name: /^(?:li_sugr|bcookie|bscookie|lidc|UserMatchHistory|AnalyticsSyncHistory|li_gc)$/,
    domain: /linkedin\.com$/,
    vendor: 'LinkedIn',
    purpose: 'ad',
    consent: 'required',
  },
  { name: /^(?:li_fat_id|li_giant)$/, vendor: 'LinkedIn', purpose: 'ad', consent: 'required' },
  {
    name: /^(?:_ttp|_tt_enable_cookie|ttcsid(?:_\w+)?)$/,
    vendor: 'TikTok',
    purpose: 'ad',
    consent: 'required',
  },
  { name: /^(?:_pin_unauth|_pinterest_\w+)$/, vendor: 'Pinterest', purpose: 'ad', consent: 'required' },
  { name: /^_scid(?:_r)?$/, vendor: 'Snapchat', purpose: 'ad', consent: 'required' },
  {
    name: /^(?:muc_ads|personalization_id|guest_id|guest_id_ads|guest_id_marketing)$/,
    domain: /(?:twitter|x|t)\.com?$/,
    vendor: 'X (Twitter)',
    purpose: 'ad',
    consent: 'required',
  },
  { name: /^(?:_uetsid|_uetvid)$/, vendor: 'Microsoft Advertising', purpose: 'ad', consent: 'required' },
  {
    name: /^(?:MUID|ANONCHK|SM|SRM_B|MR)$/,
    domain: /(?:bing|clarity|live|msn|microsoft)\.(?:com|net|ms)$/,
    vendor: 'Microsoft Advertising',
    purpose: 'ad',
    consent: 'required',
  },
  {
    name: /^(?:_clck|_clsk|CLID)$/,
    vendor: 'Microsoft Clarity',
    purpose: 'session-replay',
    consent: 'required',
  },
  {
    name: /^_hj(?:Session(?:User)?(?:_\d+)?|id|FirstSeen|IncludedIn\w+|AbsoluteSessionInProgress|TLDTest|Cookies\w*|LocalStorage\w*)$/,
    vendor: 'Hotjar',
    purpose: 'session-replay',
    consent: 'required',
  },
  {
    name: /^(?:_cs_id|_cs_s|_cs_c|_cs_mk(?:_\w+)?)$/,
    vendor: 'Contentsquare',
    purpose: 'session-replay',
    consent: 'required',
  },
  { name: /^(?:fs_uid|fs_lua)$/, vendor: 'FullStory', purpose: 'session-replay', consent: 'required' },
  {
    name: /^mf_(?:user|[0-9a-f-]{36})$/,
    vendor: 'Mouseflow',
    purpose: 'session-replay',
    consent: 'required',
  },
  {
    name: /^(?:SL_C_[0-9a-f]+_\w+|SL_L_[0-9a-f]+_\w+)$/,
    vendor: 'Smartlook',
    purpose: 'session-replay',
    consent: 'required',
  },
  { name: /^(?:cto_bundle|cto_bidid|cto_tld_test)$/, vendor: 'Criteo', purpose: 'ad', consent: 'required' },
  { name: /^uid$/, domain: /criteo\.com$/, vendor: 'Criteo', purpose: 'ad', consent: 'required' },
  {
    name: /^(?:__hstc|hubspotutk|__hssrc|__hssc)$/,
    vendor: 'HubSpot',
    purpose: 'marketing',
    consent: 'required',
  },
  {
    name: /^(?:_pk_(?:id|ses|ref|cvar|hsr)(?:\..+)?)$/,
    vendor: 'Matomo',
    purpose: 'analytics',
    consent: 'exemptable',
  },
  {
    name: /^(?:atuserid|atidvisitor|atauthority|_pcid|_pctx|pa_\w+|pa-\w+)$/,
    vendor: 'Piano Analytics (AT Internet)',
    purpose: 'analytics',
    consent: 'exemptable',
  },
  { name: /^(?:etuix|eulerian\w*)$/, vendor: 'Eulerian', purpose: 'analytics', consent: 'exemptable' },
  {
    name: /^(?:_pp_\w+|ppms_\w+|stg_(?:returning_visitor|traffic_source_priority|last_interaction|externalReferrer|fired__\w+))$/,
    vendor: 'Piwik PRO',
    purpose: 'analytics',
    consent: 'exemptable',
  },
  {
    name: /^(?:et_allow_cookies|_et_coid)$/,
    vendor: 'etracker',
    purpose: 'analytics',
    consent: 'exemptable',
  },
  { name: /^(?:kameleoon\w*|kmln\w*)$/i, vendor: 'Kameleoon', purpose: 'ab-test', consent: 'unclear' },
  { name: /^(?:ABTasty|ABTastySession)$/, vendor: 'AB Tasty', purpose: 'ab-test', consent: 'unclear' },
  {
    name: /^(?:optimizelyEndUserId|optimizelySession|_vwo_uuid\w*|_vis_opt_\w+)$/,
    vendor: 'Optimizely / VWO',
    purpose: 'ab-test',
    consent: 'unclear',
  },
  {
    name: /^(?:ajs_anonymous_id|ajs_user_id|ajs_group_id)$/,
    vendor: 'Segment',
    purpose: 'analytics',
    consent: 'required',
  },
  { name: /^mp_.+_mixpanel$/, vendor: 'Mixpanel', purpose: 'analytics', consent: 'required' },
  {
    name: /^(?:amp_[0-9a-f]{6,}|AMP_[0-9a-f]{6,}|AMP_MKTG_[0-9a-f]+|amplitude_id\w*)$/,
    vendor: 'Amplitude',
    purpose: 'analytics',
    consent: 'required',
  },
  { name: /^ph_.+_posthog$/, vendor: 'PostHog', purpose: 'analytics', consent: 'required' },
  {
    name: /^(?:s_vi|s_fid|AMCV_.+|AMCVS_.+|demdex|dpm)$/,
    vendor: 'Adobe Analytics',
    purpose: 'analytics',
    consent: 'required',
  },
  {
    name: /^(?:trc_cookie_storage|t_gid|taboola_\w+)$/,
    vendor: 'Taboola',
    purpose: 'ad',
    consent: 'required',
  },
  { name: /^(?:outbrain_cid\w*|obuid)$/, vendor: 'Outbrain', purpose: 'ad', consent: 'required' },
  {
    name: /^(?:uuid2|anj|sess)$/,
    domain: /adnxs\.com$/,
    vendor: 'Xandr',
    purpose: 'ad',
    consent: 'required',
  },
  {
    name: /^(?:tuuid|c|khaos|rud|rlas3)$/,
    domain: /(?:bidswitch|rubiconproject|rlcdn|360yield)\.(?:net|com)$/,
    vendor: 'Régie publicitaire',
    purpose: 'ad',
    consent: 'required',
  },
  {
    name: /^(?:_shopify_y|_shopify_s|_shopify_sa_[pt])$/,
    vendor: 'Shopify',
    purpose: 'analytics',
    consent: 'required',
  },
  { name: /^tk_(?:ai|or|r3d|lr|tc|qs)$/, vendor: 'Jetpack Stats', purpose: 'analytics', consent: 'required' },
  {
    name: /^(?:_ym_uid|_ym_d|yandexuid|yabs-sid)$/,
    vendor: 'Yandex Metrica',
    purpose: 'analytics',
    consent: 'required',
  },
  { name: /^__stripe_(?:mid|sid)$/, vendor: 'Stripe', purpose: 'payment', consent: 'unclear' },
  {
    name: /^(?:intercom-(?:id|session|device-id)-\w+|crisp-client\W.*|driftt?_\w+|drift_aid)$/,
    vendor: 'Messagerie instantanée',
    purpose: 'chat',
    consent: 'unclear',
  },
  {
    name: /^(?:__cf_bm|cf_clearance|__cfruid|_cfuvid|__cflb)$/,
    vendor: 'Cloudflare',
    purpose: 'security',
    consent: 'exempt',
  },
  {
    name: /^(?:datadome|incap_ses_.+|visid_incap_.+|nlbi_.+|ak_bmsc|bm_s[vz]|bm_mi|_abck)$/,
    vendor: 'Protection anti-robot',
    purpose: 'security',
    consent: 'exempt',
  },
  {
    name: /^(?:AWSALB(?:CORS|TG|TGCORS|APP-\d)?|AWSELB(?:CORS)?|ARRAffinity(?:SameSite)?|SERVERID|ROUTEID|BIGipServer.+)$/,
    vendor: 'Répartition de charge',
    purpose: 'technical',
    consent: 'exempt',
  },
  {
    name: /^(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|laravel_session|ci_session|_session_id|symfony|SPIP_SESSION|fe_typo_user|S?SESS[0-9a-f]{32})$/i,
    vendor: 'Session du site',
    purpose: 'session',
    consent: 'exempt',
  },
  {
    name: /^(?:XSRF-TOKEN|csrf_?token|_?csrf(?:-token)?|__RequestVerificationToken.*|.*csrf.*)$/i,
    vendor: 'Protection des formulaires',
    purpose: 'security',
    consent: 'exempt',
  },
  {
    name: /^(?:wordpress_(?:test_cookie|logged_in_.+|sec_.+)|wp-settings(?:-time)?-\d+|wp_lang|comment_author.*)$/,
    vendor: 'WordPress',
    purpose: 'technical',
    consent: 'exempt',
  },
  {
    name: /^(?:woocommerce_\w+|wp_woocommerce_session_.+|PrestaShop-[0-9a-f]+|cart(?:_\w+)?|secure_customer_sig|cart_currency|localization)$/,
    vendor: 'Panier',
    purpose: 'cart',
    consent: 'exempt',
  },
  {
    name: /^(?:axeptio_.+|tarteaucitron|didomi_token|euconsent(?:-v2)?|eupubconsent-v2|OptanonConsent|OptanonAlertBoxClosed|CookieConsent(?:BulkTicket)?|cmplz_.+|complianz_.+|cookieyes-consent|cookielawinfo-.+|viewed_cookie_policy|cli_.+|tc_privacy\w*|TC_PRIVACY\w*|_iub_cs-.+|usprivacy|__cmp\w*|consentUUID|_sp_.+|klaro|cc_cookie|orejime|eu-consent|cookie_notice_accepted|moove_gdpr_popup|borlabs-cookie|real_cookie_banner.*|FCCDCF|FCNEC|addtl_consent|hu-consent|mtm_consent\w*|mtm_cookie_consent|cb-enabled|cookieconsent_\w+|cookie-agreed[\w-]*|cookiebar\w*)$/,
    vendor: 'Choix du visiteur',
    purpose: 'consent',
    consent: 'exempt',
  },
  {
    name: /^(?:lang|language|locale|i18n\w*|i18next|pll_language|wp-wpml_current_language|wpml_\w+|currency|theme|color-?scheme|contrast\w*|fontsize)$/i,
    vendor: 'Préférences d’affichage',
    purpose: 'comfort',
    consent: 'exempt',
  },
];

/** Storage keys that are trackers by themselves (localStorage, sessionStorage). */
export const knownStorageKeys: readonly KnownCookie[] = [
  { name: /^(?:_ga|_gcl_ls|_gcl_au|ga:|_gid)/, vendor: 'Google', purpose: 'analytics', consent: 'required' },
  {
    name: /^_fbp$/,
    vendor: 'Meta (Facebook, Instagram)',
    purpose: 'ad',
    consent: 'required',
  },
  { name: /^_cl(?:ck|sk)$/, vendor: 'Microsoft Clarity', purpose: 'session-replay', consent: 'required' },
  { name: /^_uet(?:sid|vid)(?:_exp)?$/, vendor: 'Microsoft Advertising', purpose: 'ad', consent: 'required' },
  {
    name: /^(?:_hjSessionUser\w*|_hjid|hjViewportId|hjActiveViewportIds)$/,
    vendor: 'Hotjar',
    purpose: 'session-replay',
    consent: 'required',
  },
  {
    name: /^(?:ajs_anonymous_id|ajs_user_id)$/,
    vendor: 'Segment',
    purpose: 'analytics',
    consent: 'required',
  },
  { name: /^(?:mp_.+_mixpanel|__mpq_)/, vendor: 'Mixpanel', purpose: 'analytics', consent: 'required' },
  { name: /^ph_.+_posthog$/, vendor: 'PostHog', purpose: 'analytics', consent: 'required' },
  {
    name: /^(?:AMP_[0-9a-f]+|amplitude_\w+)$/,
    vendor: 'Amplitude',
    purpose: 'analytics',
    consent: 'required',
  },
  { name: /^(?:cto_bundle|criteo_\w+)$/, vendor: 'Criteo', purpose: 'ad', consent: 'required' },
  { name: /^(?:taboola global:|taboola)/, vendor: 'Taboola', purpose: 'ad', consent: 'required' },
  { name: /^_grecaptcha$/, vendor: 'Google reCAPTCHA', purpose: 'captcha', consent: 'unclear' },
  { name: /^(?:yt-remote|yt\.|ytidb)/, vendor: 'YouTube', purpose: 'video', consent: 'unclear' },
];

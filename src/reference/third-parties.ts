/**
 * Who stands behind a host, for France. Goes before third-party-web 0.30.0 (MIT), which misses or misfiles these.
 * Sources: publishers’ documentation, CNIL deliberation of 2025-07-04 (audience measurement).
 * Version 2026-11. `exemptable` never means « exempted by the CNIL »: the list of exempted tools is gone.
 */
export type Purpose =
  | 'ad'
  | 'analytics'
  | 'session-replay'
  | 'social'
  | 'marketing'
  | 'ab-test'
  | 'tag-manager'
  | 'consent'
  | 'captcha'
  | 'chat'
  | 'video'
  | 'map'
  | 'fonts'
  | 'payment'
  | 'security'
  | 'other';

/** What a visitor’s device may receive before any choice. */
export type ConsentNeed = 'required' | 'exemptable' | 'exempt' | 'unclear';

export interface ThirdParty {
  readonly name: string;
  /** A host matches when it equals a suffix or ends with a dot and it. A slash starts a prefix of path and query. */
  readonly hosts: readonly string[];
  /** Paths by which it is known on any host: each installs it on one of their own. */
  readonly files?: RegExp;
  readonly purpose: Purpose;
  readonly consent: ConsentNeed;
  /** Other words by which a privacy policy may call it. */
  readonly aliases?: readonly string[];
  /** Country of the company when outside the EU and EEA, in French. */
  readonly country?: string;
  /** Day its company closed it: what still calls it gets nothing that measures or shares. */
  readonly closed?: string;
  /** Session replay: addresses that carry recorded data, as opposed to the script itself. */
  readonly recording?: RegExp;
}

const us = 'États-Unis';

export const thirdParties: readonly ThirdParty[] = [
  {
    name: 'Google Analytics',
    hosts: [
      'google-analytics.com',
      'analytics.google.com',
      'stats.g.doubleclick.net',
      // Google’s tag, by what its identifier is of; a container of tags has another address (gtm.js).
      'googletagmanager.com/gtag/js?id=G-',
      'googletagmanager.com/gtag/js?id=UA-',
    ],
    purpose: 'analytics',
    consent: 'required',
    aliases: ['google'],
    country: us,
  },
  {
    name: 'Google Ads',
    hosts: [
      'doubleclick.net',
      'googleadservices.com',
      'googlesyndication.com',
      'googletagmanager.com/gtag/js?id=AW-',
      'googletagmanager.com/gtag/js?id=DC-',
      'adservice.google.com',
      'adservice.google.fr',
      'google.com/ads',
      'google.com/pagead',
      'google.com/ccm',
      'google.fr/ads',
      'google.fr/pagead',
    ],
    purpose: 'ad',
    consent: 'required',
    aliases: ['google', 'adsense', 'doubleclick'],
    country: us,
  },
  {
    name: 'Google reCAPTCHA',
    hosts: ['google.com/recaptcha', 'gstatic.com/recaptcha', 'recaptcha.net'],
    purpose: 'captcha',
    consent: 'unclear',
    aliases: ['recaptcha', 'google'],
    country: us,
  },
  {
    name: 'Google Tag Manager',
    hosts: ['googletagmanager.com'],
    purpose: 'tag-manager',
    consent: 'unclear',
    aliases: ['google'],
    country: us,
  },
  {
    name: 'Google Fonts',
    hosts: ['fonts.googleapis.com', 'fonts.gstatic.com'],
    purpose: 'fonts',
    consent: 'unclear',
    aliases: ['google'],
    country: us,
  },
  {
    name: 'Google Maps',
    hosts: [
      'maps.googleapis.com',
      'maps.google.com',
      'maps.app.goo.gl',
      'maps.gstatic.com',
      'google.com/maps',
      'google.fr/maps',
    ],
    purpose: 'map',
    consent: 'unclear',
    aliases: ['google'],
    country: us,
  },
  {
    name: 'Google Agenda',
    hosts: ['calendar.google.com', 'google.com/calendar'],
    purpose: 'other',
    consent: 'unclear',
    aliases: ['google', 'google calendar'],
    country: us,
  },
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtube-nocookie.com', 'ytimg.com', 'youtu.be'],
    purpose: 'video',
    consent: 'unclear',
    aliases: ['google'],
    country: us,
  },
  { name: 'Vimeo', hosts: ['vimeo.com', 'vimeocdn.com'], purpose: 'video', consent: 'unclear', country: us },
  { name: 'Dailymotion', hosts: ['dailymotion.com', 'dmcdn.net'], purpose: 'video', consent: 'unclear' },
  {
    name: 'Meta (Facebook, Instagram)',
    hosts: ['facebook.com', 'facebook.net', 'fbcdn.net', 'instagram.com', 'cdninstagram.com'],
    purpose: 'social',
    consent: 'required',
    aliases: ['facebook', 'meta', 'instagram'],
    country: us,
  },
  {
    name: 'X (Twitter)',
    hosts: ['twitter.com', 'x.com', 'ads-twitter.com', 't.co', 'twimg.com'],
    purpose: 'social',
    consent: 'required',
    aliases: ['twitter', 'x corp'],
    country: us,
  },
  {
    name: 'LinkedIn',
    hosts: ['linkedin.com', 'licdn.com', 'ads.linkedin.com'],
    purpose: 'social',
    consent: 'required',
    country: us,
  },
  {
    name: 'TikTok',
    hosts: ['tiktok.com', 'tiktokcdn.com', 'ttwstatic.com'],
    purpose: 'social',
    consent: 'required',
    country: 'Chine',
  },
  {
    name: 'Pinterest',
    hosts: ['pinterest.com', 'pinimg.com', 'pinterest.fr'],
    purpose: 'social',
    consent: 'required',
    country: us,
  },
  {
    name: 'Snapchat',
    hosts: ['snapchat.com', 'sc-static.net'],
    purpose: 'social',
    consent: 'required',
    aliases: ['snap'],
    country: us,
  },
  {
    name: 'Microsoft Clarity',
    hosts: ['clarity.ms'],
    purpose: 'session-replay',
    consent: 'required',
    aliases: ['clarity', 'microsoft'],
    country: us,
    recording: /clarity\.ms\/(?:collect|eus|s\/)|c\.clarity\.ms/,
  },
  {
    name: 'Hotjar',
    hosts: ['hotjar.com', 'hotjar.io'],
    purpose: 'session-replay',
    consent: 'required',
    aliases: ['contentsquare'],
    recording: /\/\/(?:in|vc|ws\d*|content|metrics|events?|ask|surveystats)\.hotjar\.|hotjar\.io/,
  },
  {
    name: 'Contentsquare',
    hosts: ['contentsquare.net', 'contentsquare.com'],
    purpose: 'session-replay',
    consent: 'required',
    recording: /\/\/(?:c|k|l|q|r)(?:-[\w]+)?\.(?:[\w-]+\.)?contentsquare\.net|\/pageview|\/recording/,
  },
  {
    name: 'FullStory',
    hosts: ['fullstory.com'],
    purpose: 'session-replay',
    consent: 'required',
    country: us,
    recording: /\/\/rs\.|\/rec\//,
  },
  {
    name: 'Mouseflow',
    hosts: ['mouseflow.com'],
    purpose: 'session-replay',
    consent: 'required',
    recording: /\/\/(?:n|o\d*|eu)\.|\/(?:init|events|html)/,
  },
  {
    name: 'Smartlook',
    hosts: ['smartlook.com', 'smartlook.cloud'],
    purpose: 'session-replay',
    consent: 'required',
    recording: /(?:writer|events?|manager|assets-proxy)[\w.-]{0,60}\.smartlook/,
  },
  {
    name: 'LogRocket',
    hosts: ['logrocket.com', 'logrocket.io', 'lr-ingest.io', 'lr-ingest.com', 'lr-in-prod.com'],
    purpose: 'session-replay',
    consent: 'required',
    country: us,
    recording: /\/\/r\.|lr-in/,
  },
  {
    name: 'Lucky Orange',
    hosts: ['luckyorange.com', 'luckyorange.net'],
    purpose: 'session-replay',
    consent: 'required',
    country: us,
    recording: /\/\/(?:in|settings|visitors|realtime)\./,
  },
  {
    name: 'Matomo Cloud',
    hosts: ['matomo.cloud', 'innocraft.cloud'],
    purpose: 'analytics',
    consent: 'exemptable',
    aliases: ['matomo'],
  },
  {
    name: 'Matomo',
    hosts: [],
    files: /\/(?:matomo|piwik)\.(?:js|php)$/,
    purpose: 'analytics',
    consent: 'exemptable',
    aliases: ['piwik'],
  },
  {
    name: 'Piano Analytics (AT Internet)',
    hosts: ['xiti.com', 'piano.io', 'at-o.net', 'ati-host.net', 'aticdn.net', 'pa-cd.com'],
    purpose: 'analytics',
    consent: 'exemptable',
    aliases: ['at internet', 'piano', 'xiti'],
  },
  {
    name: 'Eulerian',
    hosts: ['eulerian.net', 'eulerian.com', 'ea.eulerian.io'],
    purpose: 'analytics',
    consent: 'exemptable',
  },
  {
    name: 'Piwik PRO',
    hosts: ['piwik.pro', 'containers.piwik.pro'],
    purpose: 'analytics',
    consent: 'exemptable',
  },
  { name: 'etracker', hosts: ['etracker.com', 'etracker.de'], purpose: 'analytics', consent: 'exemptable' },
  { name: 'Plausible', hosts: ['plausible.io'], purpose: 'analytics', consent: 'exemptable' },
  { name: 'Fathom', hosts: ['usefathom.com'], purpose: 'analytics', consent: 'exemptable' },
  {
    name: 'Simple Analytics',
    hosts: ['simpleanalytics.com', 'simpleanalyticscdn.com'],
    purpose: 'analytics',
    consent: 'exemptable',
  },
  { name: 'Wysistat', hosts: ['wysistat.com', 'wysistat.net'], purpose: 'analytics', consent: 'exemptable' },
  {
    name: 'Médiamétrie',
    hosts: ['estat.com', 'mediametrie.fr'],
    purpose: 'analytics',
    consent: 'unclear',
    aliases: ['mediametrie', 'estat'],
  },
  {
    name: 'Cloudflare Web Analytics',
    hosts: ['cloudflareinsights.com'],
    purpose: 'analytics',
    consent: 'unclear',
    aliases: ['cloudflare'],
    country: us,
  },
  { name: 'PostHog', hosts: ['posthog.com'], purpose: 'analytics', consent: 'required', country: us },
  {
    name: 'Mixpanel',
    hosts: ['mixpanel.com', 'mxpnl.com'],
    purpose: 'analytics',
    consent: 'required',
    country: us,
  },
  { name: 'Amplitude', hosts: ['amplitude.com'], purpose: 'analytics', consent: 'required', country: us },
  {
    name: 'Segment',
    hosts: ['segment.com', 'segment.io'],
    purpose: 'analytics',
    consent: 'required',
    country: us,
  },
  {
    name: 'Heap',
    hosts: ['heapanalytics.com', 'heap.io'],
    purpose: 'analytics',
    consent: 'required',
    country: us,
  },
  {
    name: 'Chartbeat',
    hosts: ['chartbeat.com', 'chartbeat.net'],
    purpose: 'analytics',
    consent: 'required',
    country: us,
  },
  {
    name: 'Jetpack Stats',
    hosts: ['stats.wp.com', 'pixel.wp.com'],
    purpose: 'analytics',
    consent: 'required',
    aliases: ['jetpack', 'automattic', 'wordpress.com'],
    country: us,
  },
  {
    name: 'Yandex Metrica',
    hosts: ['mc.yandex.ru', 'mc.yandex.com', 'metrika.yandex.ru'],
    purpose: 'analytics',
    consent: 'required',
    aliases: ['yandex'],
    country: 'Russie',
  },
  {
    name: 'Adobe Analytics',
    hosts: ['omtrdc.net', '2o7.net', 'demdex.net', 'everesttech.net'],
    purpose: 'analytics',
    consent: 'required',
    aliases: ['adobe'],
    country: us,
  },
  {
    name: 'Kameleoon',
    hosts: ['kameleoon.eu', 'kameleoon.com', 'kameleoon.io'],
    purpose: 'ab-test',
    consent: 'unclear',
  },
  { name: 'AB Tasty', hosts: ['abtasty.com'], purpose: 'ab-test', consent: 'unclear' },
  { name: 'Optimizely', hosts: ['optimizely.com'], purpose: 'ab-test', consent: 'unclear', country: us },
  { name: 'Criteo', hosts: ['criteo.com', 'criteo.net'], purpose: 'ad', consent: 'required' },
  { name: 'Taboola', hosts: ['taboola.com'], purpose: 'ad', consent: 'required', country: us },
  {
    name: 'Outbrain / Teads',
    hosts: ['outbrain.com', 'teads.tv'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['outbrain', 'teads'],
  },
  {
    name: 'Xandr',
    hosts: ['adnxs.com'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['xandr', 'appnexus', 'microsoft'],
    country: us,
  },
  {
    name: 'Microsoft Advertising',
    hosts: ['bat.bing.com', 'bat.bing.net'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['microsoft', 'bing'],
    country: us,
  },
  {
    name: 'Amazon Ads',
    hosts: ['amazon-adsystem.com'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['amazon'],
    country: us,
  },
  {
    name: 'Rubicon / Magnite',
    hosts: ['rubiconproject.com'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['magnite', 'rubicon'],
    country: us,
  },
  { name: 'PubMatic', hosts: ['pubmatic.com'], purpose: 'ad', consent: 'required', country: us },
  {
    name: 'The Trade Desk',
    hosts: ['adsrvr.org'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['trade desk'],
    country: us,
  },
  {
    name: 'Smart AdServer (Equativ)',
    hosts: ['smartadserver.com', 'sascdn.com'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['smart adserver', 'equativ'],
  },
  {
    name: 'Quantcast',
    hosts: ['quantserve.com', 'quantcount.com'],
    purpose: 'ad',
    consent: 'required',
    country: us,
  },
  {
    name: 'Scorecard Research',
    hosts: ['scorecardresearch.com'],
    purpose: 'ad',
    consent: 'required',
    aliases: ['comscore', 'scorecard'],
    country: us,
  },
  {
    name: 'AddThis / Oracle',
    hosts: ['addthis.com'],
    purpose: 'social',
    consent: 'required',
    aliases: ['addthis', 'oracle'],
    country: us,
    closed: '2023-05-31',
  },
  { name: 'ShareThis', hosts: ['sharethis.com'], purpose: 'social', consent: 'required', country: us },
  { name: 'Affilae', hosts: ['affilae.com'], purpose: 'ad', consent: 'required' },
  { name: 'Awin', hosts: ['awin1.com', 'zenaps.com', 'dwin1.com'], purpose: 'ad', consent: 'required' },
  {
    name: 'HubSpot',
    hosts: [
      'hs-analytics.net',
      'hs-scripts.com',
      'hs-banner.com',
      'hubspot.com',
      'hsforms.net',
      'hscollectedforms.net',
    ],
    purpose: 'marketing',
    consent: 'unclear',
    country: us,
  },
  {
    name: 'Brevo',
    hosts: ['brevo.com', 'sibautomation.com', 'sendinblue.com', 'sibforms.com'],
    purpose: 'marketing',
    consent: 'unclear',
    aliases: ['sendinblue'],
  },
  { name: 'Mailjet', hosts: ['mailjet.com'], purpose: 'marketing', consent: 'unclear' },
  { name: 'Batch', hosts: ['batch.com'], purpose: 'marketing', consent: 'unclear' },
  { name: 'OneSignal', hosts: ['onesignal.com'], purpose: 'marketing', consent: 'unclear', country: us },
  {
    name: 'Commanders Act',
    hosts: ['tagcommander.com', 'commander1.com', 'trustcommander.net'],
    purpose: 'tag-manager',
    consent: 'unclear',
  },
  { name: 'Axeptio', hosts: ['axept.io', 'axeptio.eu'], purpose: 'consent', consent: 'exempt' },
  { name: 'tarteaucitron.io', hosts: ['tarteaucitron.io'], purpose: 'consent', consent: 'exempt' },
  { name: 'Sirdata', hosts: ['consentframework.com'], purpose: 'consent', consent: 'exempt' },
  { name: 'AppConsent', hosts: ['appconsent.io'], purpose: 'consent', consent: 'exempt' },
  {
    name: 'consentmanager',
    hosts: ['consentmanager.net', 'consentmanager.mgr.consensu.org'],
    purpose: 'consent',
    consent: 'exempt',
  },
  { name: 'CookieYes', hosts: ['cookieyes.com', 'cdn-cookieyes.com'], purpose: 'consent', consent: 'exempt' },
  { name: 'Cookiebot', hosts: ['cookiebot.com', 'cookiebot.eu'], purpose: 'consent', consent: 'exempt' },
  { name: 'Didomi', hosts: ['privacy-center.org', 'didomi.io'], purpose: 'consent', consent: 'exempt' },
  { name: 'OneTrust', hosts: ['cookielaw.org', 'onetrust.com'], purpose: 'consent', consent: 'exempt' },
  { name: 'iubenda', hosts: ['iubenda.com'], purpose: 'consent', consent: 'exempt' },
  {
    name: 'Usercentrics',
    hosts: ['usercentrics.eu', 'usercentrics.com'],
    purpose: 'consent',
    consent: 'exempt',
  },
  { name: 'Crisp', hosts: ['crisp.chat'], purpose: 'chat', consent: 'unclear' },
  {
    name: 'Intercom',
    hosts: ['intercom.io', 'intercomcdn.com', 'intercom.com'],
    purpose: 'chat',
    consent: 'unclear',
    country: us,
  },
  {
    name: 'Tidio',
    hosts: ['tidio.co', 'tidio.com', 'tidiochat.com'],
    purpose: 'chat',
    consent: 'unclear',
    country: us,
  },
  {
    name: 'Zendesk',
    hosts: ['zdassets.com', 'zendesk.com', 'zopim.com'],
    purpose: 'chat',
    consent: 'unclear',
    country: us,
  },
  { name: 'Drift', hosts: ['drift.com', 'driftt.com'], purpose: 'chat', consent: 'unclear', country: us },
  { name: 'Voiceflow', hosts: ['voiceflow.com'], purpose: 'chat', consent: 'unclear', country: us },
  {
    name: 'Botpress',
    hosts: ['botpress.cloud', 'bpcontent.cloud'],
    purpose: 'chat',
    consent: 'unclear',
    country: 'Canada',
  },
  { name: 'iAdvize', hosts: ['iadvize.com'], purpose: 'chat', consent: 'unclear' },
  { name: 'hCaptcha', hosts: ['hcaptcha.com'], purpose: 'captcha', consent: 'unclear', country: us },
  {
    name: 'Cloudflare Turnstile',
    hosts: ['challenges.cloudflare.com'],
    purpose: 'captcha',
    consent: 'unclear',
    aliases: ['cloudflare'],
    country: us,
  },
  {
    name: 'Skeepers (Avis vérifiés)',
    hosts: ['skeepers.io', 'avis-verifies.com', 'netreviews.eu'],
    purpose: 'other',
    consent: 'unclear',
  },
  {
    name: 'Société des Avis Garantis',
    hosts: ['guaranteed-reviews.com', 'societe-des-avis-garantis.fr'],
    purpose: 'other',
    consent: 'unclear',
  },
  // Database of the site itself, in a region its owner chose. Its terms are those of Supabase Pte. Ltd. (Singapore), its
  // privacy notice that of Supabase, Inc. (United States).
  {
    name: 'Supabase',
    hosts: ['supabase.co'],
    purpose: 'other',
    consent: 'exempt',
    country: 'Singapour et États-Unis',
  },
  { name: 'PayPlug', hosts: ['payplug.com'], purpose: 'payment', consent: 'exempt' },
  { name: 'Oney', hosts: ['oney.io'], purpose: 'payment', consent: 'exempt' },
  { name: 'HelloAsso', hosts: ['helloasso.com'], purpose: 'payment', consent: 'exempt' },
  { name: 'AssoConnect', hosts: ['assoconnect.com'], purpose: 'payment', consent: 'exempt' },
  {
    name: 'Lyra (PayZen, Systempay)',
    hosts: ['payzen.eu', 'systempay.fr'],
    purpose: 'payment',
    consent: 'exempt',
  },
  { name: 'Monetico', hosts: ['monetico-services.com'], purpose: 'payment', consent: 'exempt' },
  { name: 'PayFiP', hosts: ['payfip.gouv.fr', 'tipi.budget.gouv.fr'], purpose: 'payment', consent: 'exempt' },
  {
    name: 'Stripe',
    hosts: ['stripe.com', 'stripe.network'],
    purpose: 'payment',
    consent: 'exempt',
    country: us,
  },
  {
    name: 'PayPal',
    hosts: ['paypal.com', 'paypalobjects.com'],
    purpose: 'payment',
    consent: 'exempt',
    country: us,
  },
];

/** French names of purposes, as shown beside a tracker. */
export const purposeLabels: Readonly<Record<Purpose, string>> = {
  ad: 'publicité',
  analytics: 'mesure d’audience',
  'session-replay': 'enregistrement de session',
  social: 'réseau social',
  marketing: 'marketing',
  'ab-test': 'test A/B',
  'tag-manager': 'gestionnaire de balises',
  consent: 'gestion du consentement',
  captcha: 'contrôle anti-robot',
  chat: 'messagerie instantanée',
  video: 'vidéo',
  map: 'carte',
  fonts: 'polices',
  payment: 'paiement',
  security: 'sécurité',
  other: 'autre service',
};

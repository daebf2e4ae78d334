/**
 * Scripts of consent managers by the name of their file or of the folder of their extension, wherever they are held:
 * what they write on the site’s own behalf is what the visitor chose. Version 2026-11.
 */
const managers =
  'tarteaucitron|klaro|orejime|(?:vanilla-)?cookieconsent|axeptio|didomi|onetrust|otbannersdk|otsdkstub|cookiebot|complianz|cmplz|cookieyes|cookie-law-info|iubenda(?:_cs)?|usercentrics|borlabs-cookie|real-cookie-banner|silktide-consent-manager|osano|ccm19|eu_cookie_compliance|moove_gdpr(?:_frontend)?|cookie-agreed';
const builds =
  'v?\\d[\\w.]*|min|umd|esm?|iife|bundle|all|standard|full|core|no-css|no-translations|main|sdk|loader|public|legacy';
const extensions =
  'complianz-gdpr(?:-premium)?|cookie-law-info|cookie-notice|gdpr-cookie-compliance|gdpr-cookie-consent|borlabs-cookie|real-cookie-banner(?:-pro)?|axeptio-sdk-integration|eu_cookie_compliance|lgcookieslaw';

/** On the path of an address. « tarteaucitron.services.js » is the trackers it starts, not the manager. */
export const consentScript = new RegExp(
  `/(?:[^/]*[._-])?(?:${managers})(?:[._-](?:${builds}))*\\.m?js$|/(?:plugins|modules)/(?:contrib/)?(?:${extensions})/`,
  'i',
);

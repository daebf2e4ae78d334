import {
  inBody,
  inDns,
  inHead,
  inHeaders,
  inHtml,
  inRequests,
  inTls,
  ofSite,
  type RuleSnippets,
} from './snippet.ts';

/** Snippets of security rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const securitySnippets: RuleSnippets = {
  'sec-cms-obsolete': {
    kind: 'head',
    faulty: '<meta name="generator" content="WordPress 4.6.2">',
    sound: '<meta name="generator" content="WordPress 6.9">',
  },
  'sec-cms-version': inHead(
    '<meta name="generator" content="WordPress 6.4.1">',
    '<meta name="author" content="Ville de Brest">',
  ),
  'sec-collage-bloque': inBody(
    '<form method="post"><label>Mot de passe <input type="password" autocomplete="current-password" onpaste="return false"></label></form>',
    '<form method="post"><label>Mot de passe <input type="password" autocomplete="current-password"></label></form>',
  ),
  'sec-coop': inHeaders(
    'Content-Type: text/html; charset=utf-8',
    'Content-Type: text/html; charset=utf-8\nCross-Origin-Opener-Policy: same-origin',
  ),
  'sec-corp': inHeaders(
    'Cross-Origin-Resource-Policy: sameorigin',
    'Cross-Origin-Resource-Policy: same-origin',
  ),
  'sec-permissions-policy': inHeaders(
    'Content-Type: text/html; charset=utf-8',
    'Content-Type: text/html; charset=utf-8\nPermissions-Policy: camera=(), microphone=(), geolocation=()',
  ),
  'sec-serveur-version': inHeaders('Server: Apache/2.4.57 (Debian)', 'Server: Apache'),
  'sec-xcto-absent': inHeaders(
    'Content-Type: text/html; charset=utf-8',
    'Content-Type: text/html; charset=utf-8\nX-Content-Type-Options: nosniff',
  ),
  'sec-cadre-non-protege': inHeaders(
    'Content-Type: text/html; charset=utf-8',
    "Content-Type: text/html; charset=utf-8\nContent-Security-Policy: frame-ancestors 'self'",
  ),
  'sec-csp-absente': inHeaders(
    'Content-Type: text/html; charset=utf-8',
    "Content-Type: text/html; charset=utf-8\nContent-Security-Policy: default-src 'self'",
  ),
  'sec-csp-http': inHeaders(
    "Content-Security-Policy: default-src 'self'; img-src http:",
    "Content-Security-Policy: default-src 'self'; img-src 'self' https://images.exemple.net",
  ),
  'sec-csp-invalide': inHeaders(
    "Content-Security-Policy: default-src 'self'; scripts-src 'self'",
    "Content-Security-Policy: default-src 'self'; script-src 'self'",
  ),
  'sec-csp-sans-base-form': inHeaders(
    "Content-Security-Policy: default-src 'none'",
    "Content-Security-Policy: default-src 'self'; base-uri 'self'; form-action 'self'",
  ),
  'sec-csp-unsafe-eval': inHeaders(
    "Content-Security-Policy: script-src 'self' 'unsafe-eval'",
    "Content-Security-Policy: script-src 'self'",
  ),
  'sec-csp-unsafe-inline': inHeaders(
    "Content-Security-Policy: script-src 'self' 'unsafe-inline'",
    "Content-Security-Policy: default-src 'self'",
  ),
  'sec-referrer-policy': inHeaders(
    'Referrer-Policy: unsafe-url',
    'Referrer-Policy: strict-origin-when-cross-origin',
  ),
  'sec-cors-null': inHeaders(
    'Access-Control-Allow-Origin: null',
    'Access-Control-Allow-Origin: https://www.exemple.fr',
  ),
  'sec-hsts-absent': inHeaders(
    'Content-Type: text/html; charset=utf-8',
    'Content-Type: text/html; charset=utf-8\nStrict-Transport-Security: max-age=31536000',
  ),
  'sec-hsts-court': inHeaders(
    'Strict-Transport-Security: max-age=86400',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  ),
  'sec-hsts-sous-domaines': inHeaders(
    'Strict-Transport-Security: max-age=31536000',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  ),
  'sec-cookie-httponly': inHeaders(
    'Set-Cookie: PHPSESSID=a81f; Path=/; Secure; SameSite=Lax',
    'Set-Cookie: PHPSESSID=a81f; Path=/; Secure; HttpOnly; SameSite=Lax',
  ),
  'sec-cookie-prefixe': inHeaders(
    'Set-Cookie: PHPSESSID=a81f; Domain=exemple.fr; Path=/; Secure; HttpOnly; SameSite=Lax',
    'Set-Cookie: __Host-session=a81f; Path=/; Secure; HttpOnly; SameSite=Lax',
  ),
  'sec-cookie-samesite': inHeaders(
    'Set-Cookie: choix=liste; Path=/; Secure',
    'Set-Cookie: choix=liste; Path=/; Secure; SameSite=Lax',
  ),
  'sec-cookie-secure': inHeaders(
    'Set-Cookie: choix=liste; Path=/; SameSite=Lax',
    'Set-Cookie: choix=liste; Path=/; Secure; SameSite=Lax',
  ),
  'sec-php-obsolete': inHeaders('X-Powered-By: PHP/7.4.33', 'X-Powered-By: PHP/8.3.14'),
  'sec-iframe-sandbox': inBody(
    '<iframe title="Réserver un court" src="https://www.reservations.example/tennis"></iframe>',
    '<iframe title="Réserver un court" src="https://www.reservations.example/tennis" sandbox="allow-scripts allow-forms"></iframe>',
  ),
  'sec-listage-repertoire': inHtml(
    '<!doctype html>\n<html lang="fr"><head><title>Index of /uploads</title></head>\n<body><h1>Index of /uploads</h1><a href="budget.xlsx">budget.xlsx</a></body></html>',
    '<!doctype html>\n<html lang="fr"><head><title>Page introuvable</title></head>\n<body><h1>Page introuvable</h1><a href="/">Revenir à l’accueil</a></body></html>',
  ),
  'sec-sri-absente': inHead(
    '<script src="https://code.jquery.com/jquery-3.7.1.min.js"></script>',
    '<script src="https://code.jquery.com/jquery-3.7.1.min.js" integrity="sha384-1H217gwSVyLSIfaLxHbE7dRb3v4mYCKbpQvzx0cegeju1MVsGrX5xXxAvs/HgeFs" crossorigin="anonymous"></script>',
  ),
  'sec-tabnabbing': inBody(
    '<a href="https://www.legifrance.gouv.fr/" target="_blank">Légifrance (nouvel onglet)</a>',
    '<a href="https://www.legifrance.gouv.fr/" target="_blank" rel="noopener">Légifrance (nouvel onglet)</a>',
  ),
  'sec-contenu-mixte-actif': inHead(
    '<script src="http://cdn.exemple.net/menu.js"></script>',
    '<script src="https://cdn.exemple.net/menu.js"></script>',
  ),
  'sec-contenu-mixte-passif': inBody(
    '<img src="http://cdn.exemple.net/fournil.jpg" alt="Le fournil">',
    '<img src="https://cdn.exemple.net/fournil.jpg" alt="Le fournil">',
  ),
  'sec-formulaire-http': inBody(
    '<form method="post" action="http://www.exemple.fr/contact"><label>Message <textarea name="message"></textarea></label></form>',
    '<form method="post" action="/contact"><label>Message <textarea name="message"></textarea></label></form>',
  ),
  'sec-websocket-clair': inRequests(
    'ws://chat.exemple.fr/ (websocket, 2 ko)',
    'wss://chat.exemple.fr/ (websocket, 2 ko)',
  ),
  'sec-ipv6': inDns('exemple.fr. TXT "v=spf1 -all"', 'exemple.fr. AAAA 2001:db8::10'),
  'sec-caa-absent': inDns('exemple.fr. TXT "v=spf1 -all"', 'exemple.fr. CAA 0 issue "letsencrypt.org"'),
  'sec-dmarc-absent': inDns(
    'exemple.fr. MX 10 mx.exemple.fr.\nexemple.fr. TXT "v=spf1 mx -all"',
    'exemple.fr. MX 10 mx.exemple.fr.\nexemple.fr. TXT "v=spf1 mx -all"\n_dmarc.exemple.fr. TXT "v=DMARC1; p=quarantine; rua=mailto:dmarc@exemple.fr"',
  ),
  'sec-dmarc-none': inDns(
    'exemple.fr. MX 10 mx.exemple.fr.\n_dmarc.exemple.fr. TXT "v=DMARC1; p=none"',
    'exemple.fr. MX 10 mx.exemple.fr.\n_dmarc.exemple.fr. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@exemple.fr"',
  ),
  'sec-spf-absent': inDns(
    'exemple.fr. MX 10 mx.exemple.fr.',
    'exemple.fr. MX 10 mx.exemple.fr.\nexemple.fr. TXT "v=spf1 mx -all"',
  ),
  'sec-spf-faible': inDns(
    'exemple.fr. MX 10 mx.exemple.fr.\nexemple.fr. TXT "v=spf1 mx +all"',
    'exemple.fr. MX 10 mx.exemple.fr.\nexemple.fr. TXT "v=spf1 mx -all"',
  ),
  'sec-mx-absent-non-protege': inDns(
    'exemple.fr. A 192.0.2.10',
    'exemple.fr. TXT "v=spf1 -all"\n_dmarc.exemple.fr. TXT "v=DMARC1; p=reject"',
  ),
  'sec-dnssec': inDns(
    'exemple.fr. A 192.0.2.10',
    'exemple.fr. A 192.0.2.10\nexemple.fr. DS 2371 13 2 1f987cc6583e92df0890718c42a7c5d1',
  ),
  'sec-dns-wildcard': inDns('*.exemple.fr. A 192.0.2.10', 'www.exemple.fr. A 192.0.2.10'),
  'sec-dkim': inDns(
    'exemple.fr. MX 10 mx.exemple.fr.',
    'exemple.fr. MX 10 mx.exemple.fr.\ndefault._domainkey.exemple.fr. TXT "v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQ"',
  ),
  'sec-tls-rpt': inDns(
    'exemple.fr. MX 10 mx.exemple.fr.\n_mta-sts.exemple.fr. TXT "v=STSv1; id=20261121"',
    'exemple.fr. MX 10 mx.exemple.fr.\n_mta-sts.exemple.fr. TXT "v=STSv1; id=20261121"\n_smtp._tls.exemple.fr. TXT "v=TLSRPTv1; rua=mailto:tls@exemple.fr"',
  ),
  'sec-dane': inDns(
    'exemple.fr. MX 10 mx.exemple.fr.\nexemple.fr. DS 2371 13 2 1f987cc6583e92df0890718c42a7c5d1',
    'exemple.fr. MX 10 mx.exemple.fr.\nexemple.fr. DS 2371 13 2 1f987cc6583e92df0890718c42a7c5d1\n_25._tcp.mx.exemple.fr. TLSA 3 1 1 8cb0fc6c527506a053f4f14c8464bebb',
  ),
  'sec-security-txt': ofSite(
    { '/': '<h1>Ville de Brest</h1>' },
    {
      '/.well-known/security.txt':
        'Contact: mailto:securite@exemple.fr\nExpires: 2027-06-30T22:00:00.000Z\nPreferred-Languages: fr',
    },
  ),
  'sec-security-txt-invalide': ofSite(
    { '/.well-known/security.txt': 'Contact: securite@exemple.fr' },
    {
      '/.well-known/security.txt': 'Contact: mailto:securite@exemple.fr\nExpires: 2027-06-30T22:00:00.000Z',
    },
  ),
  'sec-robots-sensible': ofSite(
    { '/robots.txt': 'User-agent: *\nDisallow: /sauvegardes/\nDisallow: /wp-admin/' },
    { '/robots.txt': 'User-agent: *\nDisallow: /recherche' },
  ),
  'sec-secret-dans-code': inHead(
    `<script>const cle = '${['sk', 'live', '51HyQzKDgTq7bNvCxWm'].join('_')}';</script>`,
    "<script>const cle = 'pk_live_51HyQzKDgTq7bNvCxWm';</script>",
  ),
  'sec-fichier-env': ofSite(
    { '/.env': 'DB_HOST=localhost\nDB_PASSWORD=•••' },
    { '/.env': 'HTTP/1.1 404 Not Found' },
  ),
  'sec-fichier-git': ofSite(
    { '/.git/HEAD': 'ref: refs/heads/main' },
    { '/.git/HEAD': 'HTTP/1.1 404 Not Found' },
  ),
  'sec-fichier-sauvegarde': ofSite(
    { '/sauvegarde.sql': 'CREATE TABLE clients (…);' },
    { '/sauvegarde.sql': 'HTTP/1.1 404 Not Found' },
  ),
  'sec-ds-store': ofSite(
    { '/.DS_Store': '(index d’un dossier de macOS)' },
    { '/.DS_Store': 'HTTP/1.1 404 Not Found' },
  ),
  'sec-phpinfo': ofSite({ '/phpinfo.php': '<?php phpinfo();' }, { '/phpinfo.php': 'HTTP/1.1 404 Not Found' }),
  'sec-mise-au-point': ofSite(
    { '/_profiler/': '<h1>Symfony Profiler</h1>' },
    { '/_profiler/': 'HTTP/1.1 404 Not Found' },
  ),
  'sec-admin-expose': ofSite(
    { '/wp-login.php': '<form id="loginform" method="post">…</form>' },
    { '/wp-login.php': 'HTTP/1.1 404 Not Found' },
  ),
  'sec-wp-utilisateurs': ofSite(
    { '/wp-json/wp/v2/users': '[{"id":1,"name":"jeanne","slug":"jeanne"}]' },
    { '/wp-json/wp/v2/users': 'HTTP/1.1 404 Not Found' },
  ),
  'sec-erreur-verbeuse': ofSite(
    {
      '/page-qui-n-existe-pas':
        'HTTP/1.1 404 Not Found\n\n<b>Warning</b>: include(404.php): failed to open stream in <b>/var/www/html/index.php</b> on line 3',
    },
    {
      '/page-qui-n-existe-pas': 'HTTP/1.1 404 Not Found\n\n<h1>Page introuvable</h1><a href="/">Accueil</a>',
    },
  ),
  'sec-tls-obsolete': inTls('Protocoles : TLSv1, TLSv1.2', 'Protocoles : TLSv1.2, TLSv1.3'),
  'sec-tls13-absent': inTls('Protocoles : TLSv1.2', 'Protocoles : TLSv1.2, TLSv1.3'),
  'sec-tls-sans-pfs': inTls(
    'Suites sans confidentialité persistante : TLS_RSA_WITH_AES_128_CBC_SHA256',
    'Protocoles : TLSv1.2, TLSv1.3',
  ),
  'sec-certificat-chaine': inTls(
    'Erreur : UNABLE_TO_VERIFY_LEAF_SIGNATURE\nCertificats envoyés : 1',
    'Certificats envoyés : 2',
  ),
  'sec-certificat-cle-faible': inTls('Clé : RSA 1024', 'Clé : RSA 2048'),
  'sec-certificat-duree': inTls(
    'Valable du : 2026-02-01\nValable jusqu’au : 2027-02-01',
    'Valable du : 2026-09-01\nValable jusqu’au : 2026-11-30',
  ),
  'sec-certificat-bientot': inTls(
    'Valable du : 2026-09-01\nValable jusqu’au : 2026-11-25',
    'Valable du : 2026-11-01\nValable jusqu’au : 2027-01-30',
  ),
  'sec-certificat-expire': inTls(
    'Erreur : CERT_HAS_EXPIRED\nValable jusqu’au : 2026-10-01',
    'Valable jusqu’au : 2027-01-30',
  ),
  'sec-bibliotheque-vulnerable': inHead(
    '<script src="https://www.exemple.fr/js/jquery-1.8.3.min.js"></script>',
    '<script src="https://www.exemple.fr/js/jquery-3.7.1.min.js"></script>',
  ),
  'sec-bibliotheque-abandonnee': inHead(
    '<script src="https://www.exemple.fr/js/angular-1.8.3.min.js"></script>',
    '<script src="https://www.exemple.fr/js/vue-3.5.0.min.js"></script>',
  ),
};

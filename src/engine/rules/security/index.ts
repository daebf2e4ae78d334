import type { ThemeRules } from '../../rule.ts';
import adminExpose from './sec-admin-expose.ts';
import bibliothequeAbandonnee from './sec-bibliotheque-abandonnee.ts';
import bibliothequeVulnerable from './sec-bibliotheque-vulnerable.ts';
import caaAbsent from './sec-caa-absent.ts';
import cadreNonProtege from './sec-cadre-non-protege.ts';
import certificatBientot from './sec-certificat-bientot.ts';
import certificatChaine from './sec-certificat-chaine.ts';
import certificatCleFaible from './sec-certificat-cle-faible.ts';
import certificatDuree from './sec-certificat-duree.ts';
import certificatExpire from './sec-certificat-expire.ts';
import cmsObsolete from './sec-cms-obsolete.ts';
import cmsVersion from './sec-cms-version.ts';
import cnamePendant from './sec-cname-pendant.ts';
import collageBloque from './sec-collage-bloque.ts';
import contenuMixteActif from './sec-contenu-mixte-actif.ts';
import contenuMixtePassif from './sec-contenu-mixte-passif.ts';
import cookieHttponly from './sec-cookie-httponly.ts';
import cookiePrefixe from './sec-cookie-prefixe.ts';
import cookieSamesite from './sec-cookie-samesite.ts';
import cookieSecure from './sec-cookie-secure.ts';
import coop from './sec-coop.ts';
import corp from './sec-corp.ts';
import corsNull from './sec-cors-null.ts';
import corsUniversel from './sec-cors-universel.ts';
import cspAbsente from './sec-csp-absente.ts';
import cspHttp from './sec-csp-http.ts';
import cspInvalide from './sec-csp-invalide.ts';
import cspSansBaseForm from './sec-csp-sans-base-form.ts';
import cspUnsafeEval from './sec-csp-unsafe-eval.ts';
import cspUnsafeInline from './sec-csp-unsafe-inline.ts';
import dane from './sec-dane.ts';
import dkim from './sec-dkim.ts';
import dmarcAbsent from './sec-dmarc-absent.ts';
import dmarcNone from './sec-dmarc-none.ts';
import dnsWildcard from './sec-dns-wildcard.ts';
import dnssec from './sec-dnssec.ts';
import dsStore from './sec-ds-store.ts';
import erreurVerbeuse from './sec-erreur-verbeuse.ts';
import fichierEnv from './sec-fichier-env.ts';
import fichierGit from './sec-fichier-git.ts';
import fichierSauvegarde from './sec-fichier-sauvegarde.ts';
import formulaireHttp from './sec-formulaire-http.ts';
import hstsAbsent from './sec-hsts-absent.ts';
import hstsCourt from './sec-hsts-court.ts';
import hstsSousDomaines from './sec-hsts-sous-domaines.ts';
import httpNonRedirige from './sec-http-non-redirige.ts';
import httpsAbsent from './sec-https-absent.ts';
import iframeSandbox from './sec-iframe-sandbox.ts';
import ipv6 from './sec-ipv6.ts';
import listageRepertoire from './sec-listage-repertoire.ts';
import miseAuPoint from './sec-mise-au-point.ts';
import motDePasseHttp from './sec-mot-de-passe-http.ts';
import mtaSts from './sec-mta-sts.ts';
import mxAbsentNonProtege from './sec-mx-absent-non-protege.ts';
import permissionsPolicy from './sec-permissions-policy.ts';
import phpObsolete from './sec-php-obsolete.ts';
import phpinfo from './sec-phpinfo.ts';
import referrerPolicy from './sec-referrer-policy.ts';
import robotsSensible from './sec-robots-sensible.ts';
import scriptTiersHttp from './sec-script-tiers-http.ts';
import secretDansCode from './sec-secret-dans-code.ts';
import securityTxt from './sec-security-txt.ts';
import securityTxtInvalide from './sec-security-txt-invalide.ts';
import serveurVersion from './sec-serveur-version.ts';
import sourceMap from './sec-source-map.ts';
import spfAbsent from './sec-spf-absent.ts';
import spfFaible from './sec-spf-faible.ts';
import sriAbsente from './sec-sri-absente.ts';
import tabnabbing from './sec-tabnabbing.ts';
import tlsObsolete from './sec-tls-obsolete.ts';
import tlsRpt from './sec-tls-rpt.ts';
import tlsSansPfs from './sec-tls-sans-pfs.ts';
import tls13Absent from './sec-tls13-absent.ts';
import websocketClair from './sec-websocket-clair.ts';
import wpUtilisateurs from './sec-wp-utilisateurs.ts';
import xctoAbsent from './sec-xcto-absent.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  httpsAbsent,
  certificatExpire,
  contenuMixteActif,
  formulaireHttp,
  scriptTiersHttp,
  secretDansCode,
  fichierGit,
  fichierEnv,
  fichierSauvegarde,
  corsUniversel,
  motDePasseHttp,
  httpNonRedirige,
  certificatCleFaible,
  certificatChaine,
  tlsObsolete,
  hstsAbsent,
  cspAbsente,
  cadreNonProtege,
  cookieSecure,
  cookieHttponly,
  bibliothequeVulnerable,
  phpObsolete,
  phpinfo,
  websocketClair,
  spfAbsent,
  dmarcAbsent,
  cnamePendant,
  certificatBientot,
  tlsSansPfs,
  hstsCourt,
  cspUnsafeInline,
  cspUnsafeEval,
  cspHttp,
  cspInvalide,
  xctoAbsent,
  referrerPolicy,
  corsNull,
  cookieSamesite,
  contenuMixtePassif,
  sriAbsente,
  bibliothequeAbandonnee,
  cmsVersion,
  wpUtilisateurs,
  serveurVersion,
  listageRepertoire,
  erreurVerbeuse,
  collageBloque,
  spfFaible,
  dmarcNone,
  mxAbsentNonProtege,
  tls13Absent,
  hstsSousDomaines,
  cspSansBaseForm,
  permissionsPolicy,
  coop,
  corp,
  cookiePrefixe,
  securityTxt,
  securityTxtInvalide,
  tabnabbing,
  iframeSandbox,
  robotsSensible,
  sourceMap,
  adminExpose,
  dsStore,
  caaAbsent,
  mtaSts,
  dnsWildcard,
  ipv6,
  dkim,
  tlsRpt,
  dane,
  dnssec,
  certificatDuree,
  cmsObsolete,
  miseAuPoint,
];

import type { ThemeRules } from '../../rule.ts';
import certificatBientot from './sec-certificat-bientot.ts';
import certificatChaine from './sec-certificat-chaine.ts';
import certificatCleFaible from './sec-certificat-cle-faible.ts';
import certificatExpire from './sec-certificat-expire.ts';
import hstsAbsent from './sec-hsts-absent.ts';
import hstsCourt from './sec-hsts-court.ts';
import hstsSousDomaines from './sec-hsts-sous-domaines.ts';
import httpNonRedirige from './sec-http-non-redirige.ts';
import httpsAbsent from './sec-https-absent.ts';
import tlsObsolete from './sec-tls-obsolete.ts';
import tls13Absent from './sec-tls13-absent.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  httpsAbsent,
  certificatExpire,
  httpNonRedirige,
  certificatCleFaible,
  certificatChaine,
  tlsObsolete,
  hstsAbsent,
  certificatBientot,
  hstsCourt,
  tls13Absent,
  hstsSousDomaines,
];

import type { ThemeRules } from '../../rule.ts';
import bandeauAbsent from './priv-bandeau-absent.ts';
import casePrecocheeFormulaire from './priv-case-precochee-formulaire.ts';
import casesPrecocheesBandeau from './priv-cases-precochees-bandeau.ts';
import dureeCookieAudience from './priv-duree-cookie-audience.ts';
import dureeCookieLongue from './priv-duree-cookie-longue.ts';
import formulaireGet from './priv-formulaire-get.ts';
import googleAnalyticsSansAccord from './priv-google-analytics-sans-accord.ts';
import poursuiteVautAccord from './priv-poursuite-vaut-accord.ts';
import refusAbsentPremierNiveau from './priv-refus-absent-premier-niveau.ts';
import rejeuSession from './priv-rejeu-session.ts';
import requeteTraceurAvantChoix from './priv-requete-traceur-avant-choix.ts';
import stockageLocalAvantChoix from './priv-stockage-local-avant-choix.ts';
import traceurAvantChoix from './priv-traceur-avant-choix.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  traceurAvantChoix,
  bandeauAbsent,
  refusAbsentPremierNiveau,
  poursuiteVautAccord,
  casesPrecocheesBandeau,
  googleAnalyticsSansAccord,
  rejeuSession,
  casePrecocheeFormulaire,
  requeteTraceurAvantChoix,
  stockageLocalAvantChoix,
  dureeCookieAudience,
  formulaireGet,
  dureeCookieLongue,
];

import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Another case is another address: the last route sends it to the right one. */
const exact = { caseSensitive: true };

/** Every page of the product, one line each: address → file of pages/. */
export default [
  index('pages/home.ts'),
  route('constat', 'pages/landing.tsx', exact),
  route('methode', 'pages/method.tsx', exact),
  route('connexion', 'pages/sign-in.tsx', exact),
  route('inscription', 'pages/sign-up.tsx', exact),
  route('verification', 'pages/verification.tsx'),
  route('mot-de-passe-oublie', 'pages/forgotten-password.tsx', exact),
  route('reinitialisation', 'pages/reset-password.tsx'),
  route('nouvelle-adresse', 'pages/new-email.tsx'),
  route('desabonnement', 'pages/unsubscribe.tsx'),
  route('desabonnement/:id', 'pages/stop-schedule-mails.tsx'),
  route('mentions-legales', 'pages/legal-notice.tsx', exact),
  route('confidentialite', 'pages/privacy.tsx', exact),
  route('cgu', 'pages/terms.tsx', exact),
  route('accessibilite', 'pages/accessibility.tsx', exact),
  route('ecoconception', 'pages/eco-design.tsx', exact),
  route('contact', 'pages/contact.tsx', exact),
  route('api/docs', 'pages/api-docs.tsx', exact),
  route('plan-du-site', 'pages/site-map.tsx', exact),
  route('dashboard', 'pages/dashboard.tsx'),
  route('dashboard/sites', 'pages/sites.tsx'),
  route('dashboard/sites/:host', 'pages/site-history.tsx'),
  route('dashboard/schedules', 'pages/schedules.tsx'),
  route('dashboard/schedules/:id', 'pages/schedule.tsx'),
  route('reports/admin', 'pages/admin-audits.tsx'),
  route('reports/admin/:id', 'pages/admin-audit.tsx'),
  route('reports/:id', 'pages/report.tsx'),
  route('reports/:id/decision', 'pages/report-decision.tsx'),
  route('reports/:id/comparaison', 'pages/report-comparison.tsx'),
  route('reports/:id/constats/:ruleId', 'pages/report-finding.tsx'),
  route('reports/:id/pages', 'pages/report-pages.tsx'),
  route('reports/:id/pages/:number', 'pages/report-page.tsx'),
  route('reports/:id/controles', 'pages/report-checks.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;

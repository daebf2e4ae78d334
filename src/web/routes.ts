import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the product, one line each: address → file of pages/. */
export default [
  index('pages/home.ts'),
  route('constat', 'pages/landing.tsx'),
  route('methode', 'pages/method.tsx'),
  route('connexion', 'pages/sign-in.tsx'),
  route('inscription', 'pages/sign-up.tsx'),
  route('verification', 'pages/verification.tsx'),
  route('mot-de-passe-oublie', 'pages/forgotten-password.tsx'),
  route('reinitialisation', 'pages/reset-password.tsx'),
  route('mentions-legales', 'pages/legal-notice.tsx'),
  route('confidentialite', 'pages/privacy.tsx'),
  route('cgu', 'pages/terms.tsx'),
  route('accessibilite', 'pages/accessibility.tsx'),
  route('ecoconception', 'pages/eco-design.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('plan-du-site', 'pages/site-map.tsx'),
  route('dashboard', 'pages/dashboard.tsx'),
  route('reports/admin', 'pages/admin-audits.tsx'),
  route('reports/admin/:id', 'pages/admin-audit.tsx'),
  route('reports/:id', 'pages/report.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;

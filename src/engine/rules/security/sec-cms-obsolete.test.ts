import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders, request } from '#tests/support/visit-parts.ts';
import rule from './sec-cms-obsolete.ts';

const html = (generator: string) =>
  `<html><head><meta name="generator" content="${generator}"></head><body><p>Texte</p></body></html>`;
const made = (generator: string, ...urls: readonly string[]) =>
  pageArtifacts(html(generator), { requests: urls.map((url) => request(url)) });
const plugin = (path: string) => `https://www.exemple.fr/wp-content/plugins/${path}`;
const ended = (names: string, label: string, value: string) => ({
  verdict: 'fail' as const,
  title: `Le logiciel du site ne reçoit plus de correctifs de sécurité (${names})`,
  evidence: [{ type: 'value' as const, label, value }],
});
const flawed = (names: string, label: string, value: string, expected: string) => ({
  verdict: 'review' as const,
  title: `Une version affichée par la page a une faille publiée (${names}) : à vérifier`,
  evidence: [{ type: 'value' as const, label, value, expected }],
});
const oldWordPress = 'WordPress : plus de correctifs avant la version 4.7 depuis juillet 2025';

ruleCases(rule, {
  'WordPress of today': { artifacts: made('WordPress 6.9'), verdict: 'pass' },
  'WordPress 4.7.29': { artifacts: made('WordPress 4.7.29'), verdict: 'pass' },
  'WordPress 4.6': {
    artifacts: made('WordPress 4.6'),
    ...ended('WordPress 4.6', oldWordPress, 'WordPress 4.6'),
  },
  'Drupal 9': {
    artifacts: made('Drupal 9 (https://www.drupal.org)'),
    ...ended(
      'Drupal 9',
      'Drupal : fin des correctifs de la version 9 en novembre 2023',
      'Drupal 9 (https://www.drupal.org)',
    ),
  },
  // Some firms still mend it for who pays.
  'Drupal 7': {
    artifacts: made('Drupal 7 (http://drupal.org)'),
    verdict: 'inapplicable',
    reason: 'aucune version suivie par ce contrôle n’est affichée',
  },
  'SPIP 4.2.3': {
    artifacts: made('SPIP 4.2.3'),
    ...flawed('SPIP 4.2.3', 'SPIP (CVE-2026-8430)', 'SPIP 4.2.3', '4.4.14 ou plus'),
  },
  'SPIP 4.4.14': { artifacts: made('SPIP 4.4.14'), verdict: 'pass' },
  'SPIP, in a header': {
    artifacts: pageWithHeaders({ 'composed-by': 'SPIP 4.4.9 @ www.spip.net' }),
    ...flawed('SPIP 4.4.9', 'SPIP (CVE-2026-8430)', 'SPIP 4.4.9 @ www.spip.net', '4.4.14 ou plus'),
  },
  'an extension with a flaw': {
    artifacts: made('WordPress 6.9', plugin('contact-form-7/includes/js/index.js?ver=5.3.1')),
    ...flawed(
      'Contact Form 7 5.3.1',
      'Contact Form 7 (CVE-2020-35489)',
      plugin('contact-form-7/includes/js/index.js?ver=5.3.1'),
      '5.3.2 ou plus',
    ),
  },
  'the last version of an extension with a flaw': {
    artifacts: made('', plugin('elementor/assets/js/frontend.min.js?ver=3.18.1')),
    ...flawed(
      'Elementor 3.18.1',
      'Elementor (CVE-2023-48777)',
      plugin('elementor/assets/js/frontend.min.js?ver=3.18.1'),
      'après 3.18.1',
    ),
  },
  'an extension before its flaw': {
    artifacts: made('', plugin('elementor/assets/js/frontend.min.js?ver=3.2.5')),
    verdict: 'pass',
  },
  'an extension after its flaw': {
    artifacts: made('WordPress 6.9', plugin('elementor/assets/js/frontend.min.js?ver=3.18.2')),
    verdict: 'pass',
  },
  'a file with the version of WordPress': {
    artifacts: made('WordPress 5.2.1', plugin('contact-form-7/includes/js/index.js?ver=5.2.1')),
    verdict: 'pass',
  },
  'a library of an extension': {
    artifacts: made('WordPress 6.9', plugin('elementor/assets/lib/swiper.min.js?ver=2.0.1')),
    verdict: 'pass',
  },
  'no software known': {
    artifacts: made('Hugo 0.120'),
    verdict: 'inapplicable',
    reason: 'aucune version suivie par ce contrôle n’est affichée',
  },
});

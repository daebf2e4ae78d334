import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { library } from '#tests/support/visit-parts.ts';
import rule from './sec-bibliotheque-vulnerable.ts';

const page = (...libraries: ReturnType<typeof library>[]) => pageArtifacts('', { libraries });

ruleCases(rule, {
  pass: {
    'at the floor': page(library('jquery', '3.5.0')),
    'the older maintained branch': page(library('axios', '0.33.1'), library('axios', '1.18.0')),
    'Bootstrap 3.4.1 is old, not vulnerable by our table': page(library('bootstrap', '3.4.1')),
    'a major above every floor': page(library('dompurify', '4.0.0')),
    'an incomplete version proves nothing': page(library('jquery', '1'), library('jquery', '1.x')),
    'a pre-release of the floor': page(library('jquery', '3.5.0-rc.1')),
  },
  fail: {
    'jQuery 1': page(library('jquery', '1.12.4')),
    'an alias': page(library('momentjs', '2.24.0')),
    'between two branches': page(library('axios', '1.6.0')),
    'below the oldest branch': page(library('bootstrap', '2.3.2')),
    'seen in an address': page(
      library('jquery', '3.4.1', { from: 'url', url: 'https://cdn.fr/jquery-3.4.1.min.js' }),
    ),
  },
  review: {
    'WordPress mends its own copy': page(
      library('jquery', '1.12.4', { url: 'https://www.exemple.fr/wp-includes/js/jquery/jquery.js' }),
    ),
  },
  inapplicable: { 'no library': page(), 'an unknown library': page(library('inconnue', '0.1.0')) },
});

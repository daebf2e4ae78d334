import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-sri-absente.ts';

const script = (src: string, more = '') => pageArtifacts(`<script src="${src}" ${more}></script>`);

ruleCases(rule, {
  pass: {
    'with a fingerprint': script('https://code.jquery.com/jquery-3.7.1.min.js', 'integrity="sha384-x"'),
  },
  fail: {
    jQuery: script('https://code.jquery.com/jquery-3.7.1.min.js'),
    jsDelivr: script('https://cdn.jsdelivr.net/npm/swiper@12.1.2/swiper-bundle.min.js'),
    cdnjs: script('https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4.18.0/lodash.min.js'),
  },
  inapplicable: {
    'own script': script('/js/jquery-3.7.1.min.js'),
    'a service that changes': script('https://www.googletagmanager.com/gtag/js?id=G-1'),
    'a floating version changes too': script('https://cdn.jsdelivr.net/npm/swiper@12/swiper-bundle.min.js'),
  },
});

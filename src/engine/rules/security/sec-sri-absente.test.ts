import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-sri-absente.ts';

const script = (src: string, more = '') => pageArtifacts(`<script src="${src}" ${more}></script>`);

ruleCases(rule, {
  'with a fingerprint': {
    artifacts: script('https://code.jquery.com/jquery-3.7.1.min.js', 'integrity="sha384-x"'),
    verdict: 'pass',
  },
  jQuery: {
    artifacts: script('https://code.jquery.com/jquery-3.7.1.min.js'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > script' }],
  },
  jsDelivr: {
    artifacts: script('https://cdn.jsdelivr.net/npm/swiper@12.1.2/swiper-bundle.min.js'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > script' }],
  },
  cdnjs: {
    artifacts: script('https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4.18.0/lodash.min.js'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > script' }],
  },
  'own script': { artifacts: script('/js/jquery-3.7.1.min.js'), verdict: 'inapplicable' },
  'a service that changes': {
    artifacts: script('https://www.googletagmanager.com/gtag/js?id=G-1'),
    verdict: 'inapplicable',
  },
  'a floating version changes too': {
    artifacts: script('https://cdn.jsdelivr.net/npm/swiper@12/swiper-bundle.min.js'),
    verdict: 'inapplicable',
  },
});

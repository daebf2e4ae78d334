import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-pagination.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);

ruleCases(rule, {
  'a link': { artifacts: page('<a href="?page=2">Page suivante</a>'), verdict: 'pass' },
  'the last page': { artifacts: page('<button disabled>Suivant</button>'), verdict: 'pass' },
  'a button': {
    artifacts: page('<button data-listeners="click">Page suivante</button>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a link without address': {
    artifacts: page('<a data-listeners="click">Suivant ›</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a step of a form': { artifacts: page('<form><button>Suivant</button></form>'), verdict: 'inapplicable' },
  'a carousel': {
    artifacts: page('<div class="carousel"><button>Suivant</button></div>'),
    verdict: 'inapplicable',
  },
  'no pagination': { artifacts: page('<a href="/a">Accueil</a>'), verdict: 'inapplicable' },
});

import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-pagination.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);

ruleCases(rule, {
  pass: {
    'a link': page('<a href="?page=2">Page suivante</a>'),
    'the last page': page('<button disabled>Suivant</button>'),
  },
  fail: {
    'a button': page('<button data-listeners="click">Page suivante</button>'),
    'a link without address': page('<a data-listeners="click">Suivant ›</a>'),
  },
  inapplicable: {
    'a step of a form': page('<form><button>Suivant</button></form>'),
    'a carousel': page('<div class="carousel"><button>Suivant</button></div>'),
    'no pagination': page('<a href="/a">Accueil</a>'),
  },
});

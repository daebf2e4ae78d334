import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-code-invalide.ts';

const page = (body: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head><title>t</title></head><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    sound: page('<p>Un</p><ul><li>a<li>b</ul><img src="/a.png" alt=""><br/>'),
    'a drawing with self-closed tags': page('<svg><path d="M0 0"/></svg>'),
    'entities without semicolon': page('<p>a &copy b</p>'),
  },
  fail: {
    'a repeated attribute': page('<p class="a" class="b">x</p>'),
    'crossed tags': page('<div><span>x</div></span>'),
    'a tag never opened': page('<p>x</p></section>'),
  },
  inapplicable: {
    'a cut source': pageArtifacts('<p>', {
      source: { html: '<p', sizeBytes: 2, truncated: true, charset: '' },
    }),
  },
});

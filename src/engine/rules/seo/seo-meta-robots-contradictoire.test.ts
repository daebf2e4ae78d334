import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-meta-robots-contradictoire.ts';

const page = (contents: string[], header?: string) => {
  const base = pageArtifacts(
    `<head>${contents.map((content) => `<meta name="robots" content="${content}">`).join('')}</head>`,
  );
  const headers = header === undefined ? [] : [{ name: 'x-robots-tag', value: header }];
  return { ...base, mainResponse: { ...base.mainResponse, headers } };
};

ruleCases(rule, {
  pass: {
    'one instruction': page(['noindex, follow']),
    'twice the same': page(['noindex'], 'noindex'),
    'another robot’s': page(['index, follow'], 'otherbot: noindex'),
  },
  fail: {
    'two tags': page(['index, follow', 'noindex']),
    'a tag and a header': page(['all'], 'noindex'),
    'within one tag': page(['index, noindex']),
  },
  inapplicable: { none: page([]) },
});

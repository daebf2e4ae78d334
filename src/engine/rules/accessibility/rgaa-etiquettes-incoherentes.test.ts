import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-etiquettes-incoherentes.ts';

const page = (path: string, label: string, type = 'email') =>
  pageFacts({
    url: `https://www.exemple.fr${path}`,
    forms: [{ action: '', method: 'post', text: '', fields: [{ type, name: 'c', label, required: false }] }],
  });
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  pass: { 'the same word': site(page('/a', 'Courriel *'), page('/b', 'Votre courriel (obligatoire)')) },
  review: { 'two words': site(page('/a', 'Courriel'), page('/b', 'Mail')) },
  inapplicable: {
    'asked once': site(page('/a', 'Courriel')),
    'free texts': site(page('/a', 'Objet', 'text'), page('/b', 'Sujet', 'text')),
  },
});

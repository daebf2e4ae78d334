import { drivenElement, drivenPage } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-changement-contexte-select.ts';

const list = (attributes: string) =>
  withBody(`<select aria-label="Pages" ${attributes}><option>A</option></select>`);

ruleCases(rule, {
  plain: { artifacts: list(''), verdict: 'pass' },
  'a harmless change': { artifacts: list('onchange="calculerTotal()"'), verdict: 'pass' },
  'a jump': {
    artifacts: list('onchange="window.location=this.value"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > select' }],
  },
  'a submission': {
    artifacts: list('onchange="this.form.submit()"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > select' }],
  },
  'a script that listens, seen when something was chosen': {
    artifacts: drivenPage({
      contextChangeOnChoice: [
        { ...drivenElement, selector: '#langue', by: 'navigation', url: 'https://www.exemple.fr/en' },
      ],
    }),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#langue', note: 'mène à https://www.exemple.fr/en' }],
  },
  'a choice that could not be tried': {
    artifacts: drivenPage(
      { contextChangeOnChoice: null },
      '<select aria-label="Pages"><option>A</option></select>',
    ),
    verdict: 'error',
    reason: 'contrôle interrompu avant la fin',
  },
  'no list': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'a hidden list': { artifacts: list('hidden onchange="this.form.submit()"'), verdict: 'inapplicable' },
});

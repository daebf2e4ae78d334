import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import { Proof } from './proof.tsx';
import { paper } from './room.ts';

test('the words of a tool are marked as English on paper too', () => {
  const label = 'message du vérificateur, en anglais :';
  const printed = (evidence: Evidence) =>
    renderToStaticMarkup(
      <Proof proof={{ site: [evidence], pages: [], morePages: 0, moreEvidence: 0 }} room={paper} />,
    );
  expect(printed({ type: 'value', label, english: 'Something new.', value: 'ligne 3' })).toContain(
    `${label} <span lang="en">Something new.</span>`,
  );
  expect(printed({ type: 'value', label: 'Poids', value: '3 Mo' })).not.toContain('lang="en"');
});

import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { trackersBeforeChoice } from './trackers.ts';

const personal = /e-?mail|courriel|telephone|(?:^|\W)tel(?:$|\W)|(?:^|\W)(?:nom|prenom)(?:$|\W)|mot de passe/;

/** What personal data the site visibly collects, in French; empty when nothing shows it. */
export const collectionSigns = memoise((pages: readonly PageFacts[]): readonly string[] => {
  const asks = pages.some((page) =>
    page.forms.some((form) =>
      form.fields.some(
        ({ type, name, label }) =>
          ['email', 'tel', 'password'].includes(type) ||
          (type !== 'search' && personal.test(foldText(`${name} ${label}`))),
      ),
    ),
  );
  const { names } = trackersBeforeChoice(pages);
  return [
    ...(asks ? ['un formulaire demande des données personnelles'] : []),
    ...(names.length > 0 ? [`services de suivi : ${names.join(', ')}`] : []),
  ];
});

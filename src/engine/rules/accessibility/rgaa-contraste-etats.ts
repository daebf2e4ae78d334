import type { StateContrast } from '../../artifacts.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

const required = threshold(4.5, { from: 'WCAG 1.4.3' });
const requiredOfLarge = threshold(3, { from: 'WCAG 1.4.3' });
/** The text and what is behind it are told by numbers that are rounded. */
const rounding = 0.05;

const neededOf = ({ large }: StateContrast): number => (large ? requiredOfLarge : required);

/** What is too pale as the page stands is told by axe-core. */
const palesIn = (text: StateContrast): boolean =>
  text.before >= neededOf(text) && text.after < neededOf(text) - rounding;

const states: Readonly<Record<StateContrast['state'], string>> = {
  hover: 'sous le pointeur',
  focus: 'avec le focus',
};
const french = (value: number): string => String(Math.floor(value * 10) / 10).replace('.', ',');

const noteOf = (text: StateContrast): string =>
  `${states[text.state]}, rapport mesuré ${french(text.after)}:1 (${french(text.before)}:1 sinon), attendu ${french(neededOf(text))}:1 : règle ${text.rule}`;

export default defineRule({
  id: 'rgaa-contraste-etats',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'WCAG 1.4.3' },
    { kind: 'standard', title: 'RGAA 3.2.1' },
    { kind: 'standard', title: 'RGAA 3.2.3' },
  ],
  rgaa: ['3.2.1', '3.2.2', '3.2.3', '3.2.4'],
  title: {
    fail: 'Le texte d’un lien, d’un bouton ou d’un champ pâlit au survol ou au focus',
    pass: 'Les textes mesurés au survol et au focus restent assez contrastés',
  },
  messages: {
    doubt: 'Le texte d’un lien, d’un bouton ou d’un champ est un peu pâle au survol ou au focus : à vérifier',
  },
  why: 'Au moment où l’on vise un bouton ou un lien, son texte ne se lit plus assez bien pour une personne malvoyante.',
  fix: 'Choisir pour :hover et :focus des couleurs de texte et de fond dont le rapport atteint 4,5:1, ou 3:1 pour un grand texte.',
  judges: 'layout',
  artifacts: ['moves'],
  moves: ['stateContrasts'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'stateContrasts');
    if (!result) return without;
    if (result.length === 0)
      return { status: 'inapplicable', reason: 'aucun texte mesurable ne change au survol ni au focus' };
    const pale = result.filter(palesIn);
    // Under the limit of every text, whatever its size.
    const lost = pale.filter(({ after }) => after < requiredOfLarge - rounding);
    if (lost.length > 0) return { status: 'fail', ...drivenProof(lost, noteOf) };
    if (pale.length > 0) return { status: 'review', message: 'doubt', ...drivenProof(pale, noteOf) };
    return { status: 'pass' };
  },
});

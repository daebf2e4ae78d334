import { expect, test } from 'vitest';
import { detectLanguage, detectShortLanguage } from './language.ts';

test.each([
  [
    'fr',
    'La mairie est ouverte du lundi au vendredi pour toutes les démarches des habitants, et vous pouvez prendre un rendez-vous en ligne avec le service de votre choix dans la commune.',
  ],
  [
    'en',
    'The town hall is open from Monday to Friday for all the requests of residents, and you can book an appointment online with the department of your choice whenever it is convenient for you.',
  ],
  [
    'de',
    'Das Rathaus ist von Montag bis Freitag für alle Anliegen der Einwohner geöffnet, und Sie können einen Termin online mit der Abteilung Ihrer Wahl vereinbaren, wenn es für Sie passt.',
  ],
  [
    'es',
    'El ayuntamiento está abierto de lunes a viernes para todas las gestiones de los habitantes, y se puede pedir una cita en línea con el servicio que más convenga al ciudadano en su barrio.',
  ],
  [
    'it',
    'Il municipio è aperto dal lunedì al venerdì per tutte le pratiche degli abitanti, e si può prendere un appuntamento online con il servizio che più interessa al cittadino nella propria zona.',
  ],
])('%s is recognised', (lang, text) => {
  const guess = detectLanguage(text);
  expect(guess.lang).toBe(lang);
  expect(guess.score).toBeGreaterThan(guess.runnerUp.score);
});

test('nothing is concluded from a few words or from a list of names', () => {
  expect(detectLanguage('Bonjour le monde').lang).toBeNull();
  expect(
    detectLanguage(
      'Dupont Martin Durand Leroy Moreau Simon Laurent Michel Garcia David Bertrand Roux Vincent Fournier Morel Girard André Mercier Blanc Guérin Boyer',
    ).lang,
  ).toBeNull();
  expect(detectLanguage('').score).toBe(0);
});

test('nothing is concluded from words cut in pieces', () => {
  const french =
    'Il est formé entre les personnes qui le souhaitent une association régie par la loi et le décret que voici';
  const pieces = french.replaceAll(/(\p{L})(?=\p{L})/gu, '$1 ');
  expect(detectLanguage(french).lang).toBe('fr');
  expect(detectLanguage(`${pieces} ${pieces}`).lang).toBeNull();
  expect(detectLanguage(`${french} ${french} ${french} A r t i`).lang).toBe('fr');
  expect(detectShortLanguage('The team is ready for you.')).toBe('en');
  expect(detectShortLanguage('T h e te am i s re ad y for you.')).toBeNull();
});

test('elided words are no pieces', () => {
  const elided =
    'L’accueil d’un enfant n’est possible qu’à l’ouverture de l’école et jusqu’à l’heure d’arrivée des autres, s’il y a de la place et qu’il s’est inscrit.';
  expect(detectLanguage(elided).lang).toBe('fr');
});

import { expect, test } from 'vitest';
import { saysSent } from './says-sent.ts';

test.each([
  'Merci ! Votre demande a bien été envoyée. Nous vous recontactons rapidement.',
  'Votre message a été transmis à notre équipe.',
  'Message envoyé ✓',
  'Envoyé !',
  'Merci pour votre message, nous vous répondrons dès que possible',
  'Formulaire envoyé avec succès',
  'Nous avons bien reçu votre dossier',
  'Thank you for your message!',
  'Your message has been sent. In case of error, call us.',
])('told as sent: %s', (text) => {
  expect(saysSent(text)).toBe(true);
});

test.each([
  'Votre message n’a pas été envoyé',
  'Erreur : la demande a été reçue incomplète',
  'Une fois votre demande envoyée, vous recevrez un courriel.',
  'Merci de renseigner votre nom',
  'Merci !',
  'Envoyer',
  'Envoi en cours…',
  'Un courriel de confirmation vous sera envoyé',
  'Veuillez compléter votre demande',
  'Your message could not be sent',
  'Message',
])('not told as sent: %s', (text) => {
  expect(saysSent(text)).toBe(false);
});

import { expect, it } from 'vitest';
import { accessWords, downgradeLines, type PlanHoldings, seatWords } from './plan-effects.ts';

const nothing: PlanHoldings = {
  ...{ schedules: 0, recipients: 0, keys: 0, webhooks: 0, members: 0, invitations: 0 },
};

it.each([
  [{ members: 3, invitations: 0 }, 3, null],
  [{ members: 0, invitations: 0 }, 1, null],
  [
    { members: 5, invitations: 0 },
    3,
    /a 5\smembres pour 3\splaces : chacun garde son accès et son rôle, et rien n’est supprimé\. Personne d’autre ne peut être invité/,
  ],
  [
    { members: 2, invitations: 2 },
    3,
    /garde ses 2\smembres\. 1\sinvitation en attente ne pourra pas être acceptée/,
  ],
  [{ members: 5, invitations: 2 }, 3, /2\sinvitations en attente ne pourront pas être acceptées/],
])('%o with %i seats: members keep what they have, and what cannot be is told', (people, seats, expected) => {
  const said = seatWords(people, seats);
  if (expected === null) expect(said).toBeNull();
  else expect(said).toMatch(expected);
});

it('tells keys and webhooks where the plan has none, and that they are kept', () => {
  expect(accessWords({ keys: 2, webhooks: 1 }, 'pro')).toBeNull();
  expect(accessWords(nothing, 'free')).toBeNull();
  expect(accessWords({ keys: 1, webhooks: 0 }, 'free')).toMatch(
    /^1\sclé d’API ne sert plus\. Tout est gardé/,
  );
  expect(accessWords({ keys: 2, webhooks: 1 }, 'free')).toMatch(
    /^2\sclés d’API et 1\swebhook ne servent plus/,
  );
});

it('tells line by line what a smaller plan stops, and nothing of what one does not have', () => {
  const plain = downgradeLines('agency', 'pro', nothing);
  expect(plain.join('\n')).not.toMatch(/programmé|destinataire|clé|membre/);
  expect(plain.join('\n')).toMatch(/marque/);
  const all = downgradeLines('agency', 'free', {
    ...{ schedules: 2, recipients: 1, keys: 1, webhooks: 1, members: 4, invitations: 0 },
  }).join('\n');
  for (const told of [
    /2\saudits programmés s’arrêtent/,
    /1\sdestinataire ne reçoit plus/,
    /1\sclé d’API/,
    /4\smembres/,
    /liens de partage/,
    /90\sjours/,
  ])
    expect(all).toMatch(told);
});

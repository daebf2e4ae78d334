import { expect, it } from 'vitest';
import { countFaults } from './count-faults.ts';

it('counts each rule and artifact of an audit once, with the pages it failed on', () => {
  const fault = (kind: 'rule' | 'artifact', id: string, url: string) => ({
    kind,
    id,
    url,
    message: `${id}\0 broke`,
    stack: '',
  });
  expect(
    countFaults([
      fault('artifact', 'dom', 'https://a.fr/'),
      fault('rule', 'dom', 'https://a.fr/'),
      fault('artifact', 'dom', 'https://a.fr/b'),
    ]),
  ).toEqual([
    { kind: 'artifact', subject: 'dom', occurrences: 2, lastMessage: 'dom broke' },
    { kind: 'rule', subject: 'dom', occurrences: 1, lastMessage: 'dom broke' },
  ]);
  expect(countFaults([])).toEqual([]);
});

import { expect, it } from 'vitest';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';

it.each([
  ['BGP and OSPF', 'know BGP and OSPF'],
  ['TCP/IP, DNS and DHCP', 'know TCP/IP, DNS and DHCP'],
  ['KYC and AML', 'know KYC and AML'],
  ['HAZOP or LOPA', 'know HAZOP or LOPA'],
])('%s is known', (line, text) => {
  const fact = readPerson(line);
  expect(fact && asSaid(fact)).toMatchObject({ kind: 'do', text });
});

/** Hashing passwords: Argon2id with 19 MiB, two passes, one lane (security: Sessions, passwords, mailed tokens). */
import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password's hash in PHC form. Never truncates. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

let decoy: Promise<string> | undefined;

/** Whether a password fits. Without a stored hash it takes as long and answers no, so that time tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const fits = await verify(stored ?? (await decoy), password);
  return fits && stored !== null;
}

// What guessers try first among passwords that pass the rules of sign-up: a known word, a capital, digits, a sign.
const commonCores = [
  'password',
  'passwort',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'pa55word',
  'welcome',
  'w3lcome',
  'qwerty',
  'qwertz',
  'qwert',
  'azerty',
  'abc',
  'abcd',
  'abcdef',
  'letmein',
  'admin',
  'administrator',
  'changeme',
  'change',
  'default',
  'secret',
  'login',
  'hello',
  'test',
  'testing',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'liverpool',
  'arsenal',
  'chelsea',
  'master',
  'summer',
  'winter',
  'spring',
  'autumn',
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'monday',
  'friday',
  'sunshine',
  'princess',
  'superman',
  'batman',
  'michael',
  'jordan',
  'charlie',
  'thomas',
  'company',
  'office',
  'hirewright',
  'recruiter',
  'london',
  'england',
  'zaq',
  'qaz',
  'qazwsx',
  'asdf',
  'asdfgh',
  'zxcvbn',
  'access',
  'trustno',
  'starwars',
  'pokemon',
  'google',
  'computer',
];
const core = new RegExp(`^(${commonCores.map((word) => word.replace(/[^a-z0-9@]/g, '')).join('|')})$`);

/**
 * Whether a password is one of those that are tried first: a well-known word with digits and signs before or behind it,
 * however its letters are written, or nothing but a run of keys.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const bare = plain.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  const tail = plain.length - bare.length;
  return core.test(bare) && tail <= 8;
}

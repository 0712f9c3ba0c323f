/** People as their picture, or as initials on one of seven quiet colours; the same person has the same colour everywhere. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface AvatarPerson {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** Key of their picture in the file store. */
  avatar?: string | null;
}

/** Shows the picture of a key, and the fallback until it is there. */
export type AvatarImage = ComponentType<{ imageKey: string; fallback: ReactNode }>;

/** How pictures are fetched; without one, people are shown by their initials. */
export const AvatarImages = createContext<AvatarImage | undefined>(undefined);

const colours = 7;

/** A person's name for display: the name, else what stands before the @. */
export function nameOf(person: Omit<AvatarPerson, 'id'>): string {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ').trim();
  return name === '' ? (person.email.split('@', 1)[0] ?? person.email) : name;
}

function initialsOf(person: AvatarPerson): string {
  const parts = nameOf(person)
    .split(/[\s.]+/)
    .filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => [...(part ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** FNV-1a of the name: near names get different colours. */
function colourOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash ^= hash >>> 15;
  return (hash >>> 0) % colours;
}

export function Avatar({ person, size }: { person: AvatarPerson; size?: 'lg' | 'xl' }) {
  const name = nameOf(person);
  const Image = useContext(AvatarImages);
  const initials = initialsOf(person);
  return (
    <span className={`av a${colourOf(name)} ${size ?? ''}`} role="img" aria-label={name} title={name}>
      {Image !== undefined && person.avatar ? <Image imageKey={person.avatar} fallback={initials} /> : initials}
    </span>
  );
}

const shownAtOnce = 4;

/** Several people, overlapping; more than four end in a count. */
export function AvatarGroup({ people }: { people: readonly AvatarPerson[] }) {
  const rest = people.slice(shownAtOnce);
  return (
    <span className="avs">
      {people.slice(0, shownAtOnce).map((person) => (
        <Avatar key={person.id} person={person} />
      ))}
      {rest.length > 0 && (
        <span
          className="av a6"
          role="img"
          aria-label={`and ${rest.map(nameOf).join(', ')}`}
          title={rest.map(nameOf).join(', ')}
        >
          +{rest.length}
        </span>
      )}
    </span>
  );
}

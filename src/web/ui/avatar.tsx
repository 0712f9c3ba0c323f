import { classNames } from './class-names.ts';
import styles from './avatar.module.css';
import { Tooltip } from './tooltip.tsx';

/** First letters of the first and the last word; of an address its first two letters. */
export function initialsOf(name: string): string {
  const words = name.split('@')[0]?.split(/[\s._-]+/).filter(Boolean) ?? [];
  const first = words[0] ?? '?';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toUpperCase();
}

const colours = 7;

/** The same name always gets the same of the seven colours. */
function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % colours;
}

interface AvatarProps {
  name: string;
  /** 28, 36 or 72. */
  size?: 'sm' | 'lg' | 'xl';
  /** Beside the written name the picture is decoration. */
  decorative?: boolean;
}

/** A person as two letters. */
export function Avatar({ name, size = 'sm', decorative = false }: AvatarProps) {
  const look = classNames(styles.avatar, size !== 'sm' && styles[size], styles[`c${colourOf(name)}`]);
  if (decorative) {
    return (
      <span className={look} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <Tooltip label={name}>
      <span className={look} role="img" aria-label={name}>
        {initialsOf(name)}
      </span>
    </Tooltip>
  );
}

/** Several people, the first few as pictures and the rest as a number. */
export function AvatarGroup({ names, max = 4 }: { names: readonly string[]; max?: number }) {
  const people = [...new Set(names)];
  const shown = people.length > max ? max - 1 : max;
  const rest = people.slice(shown);
  return (
    <span className={styles.group}>
      {people.slice(0, shown).map((name) => (
        <Avatar key={name} name={name} />
      ))}
      {rest.length > 0 ? (
        <Tooltip label={rest.join(', ')}>
          <span className={classNames(styles.avatar, styles.rest)} role="img" aria-label={rest.join(', ')}>
            +{rest.length}
          </span>
        </Tooltip>
      ) : null}
    </span>
  );
}

/** The paper drawings of empty states and message pages, 180 x 128. Decoration: the words beside them say everything. */
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

const drawings = {
  papers: (
    <><g className={styles.lifted}><rect className={styles.paper} x="34" y="22" width="82" height="98" rx="1.5" transform="rotate(-7 75 75)"/></g><g className={styles.lifted}><rect className={styles.paper} x="62" y="16" width="82" height="104" rx="1.5" transform="rotate(4 103 72)"/></g><g transform="rotate(4 103 72)"><rect className={styles.dark} x="75" y="33" width="1.6" height="17"/><rect className={styles.mark} x="81" y="37" width="40" height="9"/></g></>
  ),
  torn: (
    <><g className={styles.lifted}><path className={styles.paper} d="M46 12h88v58l-11 9-12-10-11 11-12-11-11 10-11-10-10 10-10-9z"/></g><g className={styles.lifted}><path className={styles.paper} d="M48 92l10 8 10-10 11 10 11-10 12 11 11-11 12 10 9-7 2 26H48z" transform="rotate(2 90 110)"/></g><rect className={styles.line} x="58" y="28" width="62" height="5"/><rect className={styles.line} x="58" y="40" width="54" height="5"/><rect className={styles.mark} x="56" y="50" width="44" height="9"/><rect className={styles.dark} x="58" y="52.5" width="40" height="4"/><rect className={styles.line} x="60" y="112" width="52" height="5" transform="rotate(2 90 110)"/></>
  ),
  redacted: (
    <><g className={styles.lifted}><rect className={styles.paper} x="44" y="10" width="92" height="112" rx="1.5"/></g><rect className={styles.dark} x="56" y="26" width="50" height="9"/><rect className={styles.dark} x="56" y="44" width="68" height="7"/><rect className={styles.dark} x="56" y="56" width="58" height="7"/><rect className={styles.line} x="56" y="69" width="22" height="5"/><rect className={styles.dark} x="82" y="68" width="42" height="7"/><rect className={styles.dark} x="56" y="80" width="64" height="7"/><rect className={styles.dark} x="56" y="92" width="34" height="7"/><rect className={styles.mark} x="94" y="90.5" width="28" height="10"/><rect className={styles.line} x="97" y="93.5" width="22" height="4"/></>
  ),
  upload: (
    <><g className={styles.lifted}><rect className={styles.paper} x="36" y="24" width="80" height="98" rx="1.5" transform="rotate(-7 76 73)"/></g><g className={styles.lifted}><rect className={styles.paper} x="62" y="14" width="82" height="106" rx="1.5"/></g><rect className={styles.line} x="74" y="30" width="46" height="5"/><rect className={styles.line} x="74" y="42" width="58" height="5"/><rect className={styles.line} x="74" y="54" width="50" height="5"/><g transform="translate(103 88)"><rect className={styles.mark} x="-19" y="-17" width="38" height="34" rx="2"/><path d="M0 9V-9M-8-1.5 0-9.5l8 8" fill="none" stroke="#161d1b" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round"/></g></>
  ),
  letter: (
    <><g className={styles.lifted}><rect className={styles.paper} x="52" y="4" width="76" height="80" rx="1.5"/></g><rect className={styles.dark} x="64" y="18" width="34" height="6"/><rect className={styles.line} x="64" y="32" width="52" height="4.5"/><rect className={styles.line} x="64" y="42" width="46" height="4.5"/><rect className={styles.mark} x="62" y="51" width="40" height="9"/><rect className={styles.dark} x="64" y="53.5" width="36" height="4"/><g className={styles.lifted}><path className={styles.paper} d="M30 52l60 42 60-42v66a2 2 0 0 1-2 2H32a2 2 0 0 1-2-2z"/></g><path d="M31 53l59 42 59-42" fill="none" stroke="var(--hw-line)" strokeWidth="2"/></>
  ),
  people: (
    <><g className={styles.lifted}><rect className={styles.paper} x="26" y="30" width="128" height="30" rx="2"/></g><circle cx="45" cy="45" r="9" fill="var(--hw-ink-soft-2)"/><rect className={styles.dark} x="62" y="39" width="44" height="5"/><rect className={styles.line} x="62" y="48" width="64" height="4"/><rect x="26.7" y="68.7" width="126.6" height="28.6" rx="2" fill="none" stroke="var(--hw-control)" strokeWidth="1.4" strokeDasharray="4 4"/><circle cx="45" cy="83" r="8.5" fill="none" stroke="var(--hw-control)" strokeWidth="1.4" strokeDasharray="3.5 3.5"/><rect className={styles.mark} x="61" y="78" width="40" height="10"/><rect className={styles.dark} x="58" y="76" width="1.6" height="14"/></>
  ),
  sent: (
    <><g className={styles.lifted}><rect className={styles.paper} x="38" y="14" width="84" height="106" rx="1.5" transform="rotate(-5 80 67)"/></g><g transform="rotate(-5 80 67)"><rect className={styles.dark} x="50" y="30" width="50" height="8"/><rect className={styles.line} x="50" y="46" width="60" height="5"/><rect className={styles.line} x="50" y="58" width="52" height="5"/><rect className={styles.mark} x="48" y="68" width="46" height="9"/><rect className={styles.dark} x="50" y="70.5" width="42" height="4"/><rect className={styles.line} x="50" y="84" width="58" height="5"/><rect className={styles.line} x="50" y="96" width="34" height="5"/></g><g className={styles.lifted}><path className={styles.ink} d="m112 70 44-22-12 50-12-13z"/></g><path d="m132 85 24-37-16 42" fill="var(--hw-ink-soft-2)"/></>
  ),
  thanks: (
    <><g className={styles.lifted}><rect className={styles.paper} x="28" y="12" width="84" height="108" rx="1.5"/></g><rect className={styles.dark} x="40" y="28" width="48" height="8"/><rect className={styles.line} x="40" y="46" width="60" height="5"/><rect className={styles.mark} x="38" y="56" width="44" height="10"/><rect className={styles.dark} x="40" y="59" width="40" height="4"/><rect className={styles.line} x="40" y="74" width="56" height="5"/><rect className={styles.line} x="40" y="86" width="60" height="5"/><rect className={styles.line} x="40" y="98" width="30" height="5"/><g className={styles.lifted}><rect className={styles.paper} x="100" y="44" width="58" height="34" rx="6"/></g><rect className={styles.mark} x="100" y="50" width="3.5" height="22"/><path d="m117 61 7 7 15-15" fill="none" stroke="var(--hw-ink-text)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round"/></>
  ),
  expired: (
    <><g className={styles.lifted}><rect className={styles.paper} x="30" y="26" width="120" height="86" rx="2"/></g><path d="M31 28l59 44 59-44" fill="none" stroke="var(--hw-line)" strokeWidth="2"/><g transform="rotate(-11 108 84)"><rect x="70" y="66" width="82" height="34" rx="3" className={styles.mark}/><path d="M80 78h50M80 89h62" stroke="#161d1b" strokeWidth="5" fill="none"/></g></>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

/** One of the drawings. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.art} viewBox="0 0 180 128" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

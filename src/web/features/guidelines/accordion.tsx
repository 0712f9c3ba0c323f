/** A section of the guidelines that opens and closes; closed, it shows how its content begins. */
import { IconCheck, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The place of a section in the page, for the menu at the left. */
export const sectionDomId = (title: string): string => `section-${title.toLowerCase().replace(/\W+/g, '-')}`;

export interface AccordionProps {
  title: string;
  /** How the content begins, shown while it is closed. */
  summary: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function Accordion({ title, summary, open, onToggle, children }: AccordionProps) {
  const id = sectionDomId(title);
  const Icon = open ? IconChevronUp : IconChevronDown;
  return (
    <section className="acc" id={id}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={`${id}-in`} onClick={onToggle}>
          <b>{title}</b>
          <span>{open ? '' : summary}</span>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </button>
      </h2>
      <div className="in" id={`${id}-in`} hidden={!open}>
        {children}
      </div>
    </section>
  );
}

export interface SectionLink {
  title: string;
  /** Its content is there. */
  done?: boolean;
  /** Belongs to the one before. */
  inner?: boolean;
}

export interface SectionMenuProps {
  links: readonly SectionLink[];
  current: string | undefined;
  onChoose: (title: string) => void;
}

/** The menu of section titles at the left; above the sections on small screens. */
export function SectionMenu({ links, current, onChoose }: SectionMenuProps) {
  return (
    <nav className="gm" aria-label="Sections">
      {links.map(({ title, done, inner }) => (
        <button
          key={title}
          type="button"
          className={inner ? 's2' : undefined}
          aria-current={title === current ? 'true' : undefined}
          onClick={() => onChoose(title)}
        >
          {title}
          {done && (
            <>
              <IconCheck size={16} stroke={1.8} aria-hidden="true" />
              <span className="vh">, written</span>
            </>
          )}
        </button>
      ))}
    </nav>
  );
}

/** Brings a section into view, under the header; at once for people who want no motion. */
export function scrollToSection(title: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // After the section has opened, so that its place is the final one.
  requestAnimationFrame(() =>
    document
      .getElementById(sectionDomId(title))
      ?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' }),
  );
}

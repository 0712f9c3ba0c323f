/** The sign-in family: at the left a line as it is often written and as it should be, at the right the form. */
import './split-page.css';
import type { ReactNode } from 'react';
import { BrandMark } from './brand.tsx';

export interface Specimen {
  before: string;
  after: string;
  /** The end of the line, highlighted. */
  marked: string;
  role: string;
  place: string;
}

export function SplitPage({ specimen, children }: { specimen: Specimen; children: ReactNode }) {
  return (
    <div className="auth">
      <aside className="spec" aria-hidden="true">
        <span className="brand">
          <BrandMark inverted />
          <span>Hirewright</span>
        </span>
        <div className="body">
          <p className="old">{specimen.before}</p>
          <p className="new">
            {specimen.after} <mark>{specimen.marked}</mark>
          </p>
        </div>
        <p className="who">
          {specimen.role} <i /> {specimen.place}
        </p>
      </aside>
      <main className="authform" id="content">
        {children}
      </main>
    </div>
  );
}

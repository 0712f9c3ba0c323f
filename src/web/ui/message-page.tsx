/** A page that says one thing: a drawing, a line, a sentence, a way on. */
import './split-page.css';
import type { ReactNode } from 'react';
import { BrandMark } from './brand.tsx';

export interface MessageProps {
  drawing: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The message alone, inside a page. */
export function Message({
  drawing,
  title,
  children,
  actions,
  heading = 'h1',
}: MessageProps & { heading?: 'h1' | 'h2' }) {
  const Heading = heading;
  return (
    <div className="msg">
      {drawing}
      <Heading className="msg-title">{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="do">{actions}</div>}
    </div>
  );
}

/** The message as a whole page, without sidebar. */
export function MessagePage(props: MessageProps) {
  return (
    <div className="vp">
      <header>
        <span className="brand">
          <BrandMark />
          <span>Hirewright</span>
        </span>
      </header>
      <main id="content" className="mpage">
        <Message {...props} />
      </main>
    </div>
  );
}

/** Create New: four ways to start (D1 section 2). */
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { has } from '#domain/permissions.ts';
import { paths } from '#web/paths.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import './create.css';
import { BlankDrawing, CopywriterDrawing, FrameworkDrawing, QuestionsDrawing } from './drawings.tsx';

const overlayTime = 500;

interface Way {
  title: string;
  text: string;
  when: string;
  href: string;
  drawing: ReactNode;
}

const ways: readonly Way[] = [
  {
    title: 'Blank Ad Canvas',
    text: "Start from an empty page and write it your way, with the company's guidelines beside you.",
    when: 'You already know what to say',
    href: paths.blankAdvert,
    drawing: <BlankDrawing />,
  },
  {
    title: 'Writing Framework',
    text: 'Build the advert in seven steps, from a headline that stops people to a clear call to action.',
    when: 'You want a proven structure',
    href: paths.writingTemplate,
    drawing: <FrameworkDrawing />,
  },
  {
    title: 'AI Copy Generator',
    text: 'Answer seven questions in your own words and choose from the drafts that come back.',
    when: 'You have the facts, not the time',
    href: paths.aiCopyGenerator,
    drawing: <QuestionsDrawing />,
  },
];
const request: Way = {
  title: 'Request a Copywriter',
  text: 'Share a brief and the job description. A professional writer takes it from there.',
  when: 'You want it written for you',
  href: paths.requestCopywriter,
  drawing: <CopywriterDrawing />,
};

export function CreatePage({ profile }: { profile: Profile }) {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), overlayTime);
    return () => clearTimeout(timer);
  }, []);
  const role = profile.role[0]?.name ?? 'recruiter';
  const offered = has(role, 'copywriter.request') ? [...ways, request] : ways;
  return (
    <div className="page create">
      <header>
        <div className="me">
          <Avatar person={profile} size="lg" />
          <span>{nameOf(profile)}</span>
        </div>
      </header>
      <h1 className="t-display">What do you want to do?</h1>
      <div className="opts" aria-busy={loading}>
        {offered.map((way) => (
          <Link key={way.href} className="opt" to={way.href}>
            <div className="art">{way.drawing}</div>
            <div className="tx">
              <h2>{way.title}</h2>
              <p>{way.text}</p>
              <div className="go">
                <span>{way.when}</span>
                <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
              </div>
            </div>
          </Link>
        ))}
      </div>
      {loading && (
        <div className="overlay" role="status">
          <Spinner />
          <span className="vh">Preparing</span>
        </div>
      )}
    </div>
  );
}

/** Introduction, step 2 of 2: the installation's film, or a short illustrated text on how the product works. */
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { Film } from '#web/features/help/index.ts';
import { BrandMark } from '#web/ui/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import '#web/ui/split-page.css';

const title = 'How Hirewright works';

const points = [
  [
    'Say how your company speaks',
    'Guidelines hold what you offer people, what you value and how you write a date. Every text follows them.',
  ],
  [
    'Start from the job',
    'Upload the job description, choose a tone, and write on an empty page, in seven steps, or from seven questions.',
  ],
  ['Let others read it', 'Reviewers get a link and comment from their phone. Nobody needs an account for that.'],
  ['Take it with you', 'An approved advert goes to Word as it stands, headings, lists and links included.'],
] as const;

function IntroductionText() {
  return (
    <div className="intro-text">
      <div className="vplay" aria-hidden="true">
        <p className="old">We are an equal opportunities employer seeking a motivated self-starter.</p>
        <p className="new">
          Good adverts say <mark>what the day is like.</mark>
        </p>
      </div>
      <ol className="intro-points">
        {points.map(([title, text]) => (
          <li key={title}>
            <h2 className="t-h3">{title}</h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** `onSkip` reloads the profile and goes on to Create New. */
export function IntroductionPage({ onSkip }: { onSkip: () => void }) {
  const { data, isPending } = useQuery({ ...answerOf('help.media'), ...unchanging });
  const [failed, setFailed] = useState(false);
  const film = data?.films.introduction;
  const content = () => {
    if (isPending) return <Loader />;
    if (film !== undefined && !failed) return <Film url={film} title={title} onFailed={() => setFailed(true)} />;
    return (
      <>
        {failed && <Note look="clay">The video couldn't be loaded. Read the short version, or skip it.</Note>}
        <IntroductionText />
      </>
    );
  };
  return (
    <div className="intro">
      <header>
        <span className="brand">
          <BrandMark />
          <span>Hirewright</span>
        </span>
      </header>
      <main id="content">
        <div className="hd">
          <div>
            <p className="stepno">
              <span className="bar2" aria-hidden="true">
                <i className="d" />
                <i className="on" />
              </span>
              2 of 2
            </p>
            <h1 className="t-h1">{title}</h1>
          </div>
          <Button onClick={onSkip}>
            Skip
            <IconArrowRight size={17} stroke={2} aria-hidden="true" />
          </Button>
        </div>
        {content()}
      </main>
    </div>
  );
}

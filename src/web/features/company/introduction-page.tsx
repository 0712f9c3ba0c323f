/** Introduction, step 2 of 2: a short illustrated text on how the product works. */
import { BrandMark } from '#web/ui/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import '#web/ui/split-page.css';

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

/** `onSkip` reloads the profile and goes on to Create New. */
export function IntroductionPage({ onSkip }: { onSkip: () => void }) {
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
            <h1 className="t-h1">How Hirewright works</h1>
          </div>
          <Button look="primary" onClick={onSkip}>
            Skip
          </Button>
        </div>
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
      </main>
    </div>
  );
}

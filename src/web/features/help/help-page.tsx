/** Help: six questions, six lessons, and a way to ask what is not answered (D2 section 2.10). */
import { zodResolver } from '@hookform/resolvers/zod';
import { IconChevronDown, IconChevronUp, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '#contract/account.ts';
import { contactBody, lessonNames } from '#contract/people.ts';
import { answerOf } from '#web/api/queries.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ContactForm, type ContactValues, contactValuesOf } from './contact-form.tsx';
import './help.css';
import { LessonList } from './lesson-list.tsx';
import { type Question, questions } from './questions.ts';
import { wording } from './wording.ts';

function Answered({ item, open, onToggle }: { item: Question; open: boolean; onToggle: () => void }) {
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <section className="faq">
      <h3>
        <button type="button" aria-expanded={open} aria-controls={`answer-${item.id}`} onClick={onToggle}>
          <span>{item.question}</span>
          <Chevron size={20} stroke={1.6} aria-hidden="true" />
        </button>
      </h3>
      <p className="in" id={`answer-${item.id}`} hidden={!open}>
        {item.answer}
      </p>
    </section>
  );
}

export function HelpPage({ profile }: { profile: Profile }) {
  const { data: media } = useQuery(answerOf('help.media'));
  const [open, setOpen] = useState<string | undefined>(questions[0]?.id);
  const [asking, setAsking] = useState(false);
  // Held here, so that a half-written message is still there after a look at the questions.
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactBody) as never,
    criteriaMode: 'all',
    defaultValues: contactValuesOf(profile),
  });
  if (asking) return <ContactForm profile={profile} form={form} onBack={() => setAsking(false)} />;
  const anyFilm = lessonNames.some((name) => media?.films[name] !== undefined);
  return (
    <div className="page help-page">
      <header className="htop">
        <h1 className="t-h1">Help</h1>
        <div className="me">
          <Avatar person={profile} size="lg" />
          <span>{nameOf(profile)}</span>
        </div>
      </header>
      <div className="hp">
        <div>
          <h2 className="t-h2">How can we help?</h2>
          <p className="muted lead">{wording.lead}</p>
          {questions.map((item) => (
            <Answered
              key={item.id}
              item={item}
              open={open === item.id}
              onToggle={() => setOpen(open === item.id ? undefined : item.id)}
            />
          ))}
        </div>
        <aside className="panel ask">
          <section>
            <h2 className="t-h3">Still have a question?</h2>
            {media?.takesRequests === false ? (
              <p className="muted">{wording.noAddress}</p>
            ) : (
              <>
                <p className="muted">{wording.askText}</p>
                <Button look="primary" icon={<IconMail size={18} stroke={1.6} />} onClick={() => setAsking(true)}>
                  Submit a request
                </Button>
              </>
            )}
          </section>
          <section>
            <h2 className="t-section">{anyFilm ? wording.films : wording.reads}</h2>
            <LessonList names={lessonNames} films={media?.films ?? {}} />
          </section>
        </aside>
      </div>
    </div>
  );
}

/** What explains the choices of the General tab (D1 section 2): films, or the same in words. */
import { useQuery } from '@tanstack/react-query';
import { explainerNames } from '#contract/people.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { LessonList } from './lesson-list.tsx';
import { wording } from './wording.ts';

export function Explainers() {
  const { data } = useQuery({ ...answerOf('help.media'), ...unchanging });
  const films = data?.films ?? {};
  const watch = explainerNames.some((name) => films[name] !== undefined);
  return (
    <section className="sec explainers">
      <header>
        <h2 className="t-section">{watch ? wording.watchFirst : wording.readFirst}</h2>
        <p>{wording.explainersText}</p>
      </header>
      <LessonList names={explainerNames} films={films} />
    </section>
  );
}

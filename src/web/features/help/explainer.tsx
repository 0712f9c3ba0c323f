/** A link beside the fields of the General tab that opens what explains them (D1 section 2, General). */
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { explainerNames } from '#contract/people.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { LessonDialog } from './lesson.tsx';
import { lessons } from './lessons.ts';

export function Explainer({ name }: { name: (typeof explainerNames)[number] }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...answerOf('help.media'), ...unchanging });
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        className="explainer"
        icon={<IconPlayerPlay size={15} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {lessons[name].title}
      </Button>
      {open && <LessonDialog name={name} film={data?.films[name]} onClose={() => setOpen(false)} />}
    </>
  );
}

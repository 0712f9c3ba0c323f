/** Whether an advert of the AI copy generator shows its questions or its text. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Advert } from '#contract/advert.ts';
import { answerOf } from '#web/api/queries.ts';

export interface Questions {
  /** `waiting` while it isn't known. */
  shows: 'questions' | 'text' | 'waiting';
  /** Whether the parts have been joined once, so that there is a text to go back to. */
  finished: boolean;
  show: (view: 'questions' | 'text') => void;
  /** The parts are in the text. */
  finish: () => void;
}

export function useQuestions(advert: Advert): Questions {
  const client = useQueryClient();
  const isGenerated = advert.type === 'aiAdvert';
  const query = answerOf('generator.details', { body: { advertId: advert.id } });
  const details = useQuery({ ...query, enabled: isGenerated, refetchOnWindowFocus: false });
  const [chosen, setChosen] = useState<'questions' | 'text'>();
  const finished = details.data?.isAIContentGenerationCompleted === 1;
  const known = details.data !== undefined || details.isError;
  const first = finished || details.isError ? 'text' : 'questions';
  return {
    shows: !isGenerated ? 'text' : known ? (chosen ?? first) : 'waiting',
    finished,
    show: setChosen,
    finish: () => {
      client.setQueryData(query.queryKey, (shown) => shown && { ...shown, isAIContentGenerationCompleted: 1 });
      setChosen('text');
    },
  };
}

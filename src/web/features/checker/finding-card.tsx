/** The card of a finding: what it is, why, what could stand there, and how to ignore it. A sheet from below on phones. */
import { IconArrowDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type IgnoreScope, ignoreScopes } from '#domain/ignored.ts';
import { Button } from '#web/ui/button.tsx';
import { Popup } from '#web/ui/popup.tsx';
import { toast } from '#web/ui/toasts.tsx';
import type { AdvertChecker, OpenFinding } from './checker.ts';
import type { ShownFinding } from './messages.ts';
import { useCheckerState } from './use-checker-state.ts';
import { kinds, scopes, wording } from './wording.ts';

const words = wording.card;
/** Replacements that are offered; more would be a list to read. */
const mostOffered = 4;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where the first line of the words stands, whenever it is asked. */
function anchorOf({ range }: OpenFinding) {
  const contextElement = range.startContainer.parentElement ?? document.body;
  return {
    current: {
      getBoundingClientRect: () => range.getClientRects()[0] ?? range.getBoundingClientRect(),
      contextElement,
    },
  };
}

function Why({ finding }: { finding: ShownFinding }) {
  const { kind, message, reason, scored, replacements } = finding;
  // An equality finding's message says again what its heading and the words say.
  const says = kind.startsWith('equality') || message === reason ? undefined : message;
  return (
    <>
      {says !== undefined && <p className="ck-says">{says}</p>}
      <p className="ck-why">
        {reason}
        {replacements.length === 0 && kind.startsWith('equality') && ` ${words.whenRight}`}
      </p>
      {!scored && <p className="ck-why">{words.listedOnly}</p>}
    </>
  );
}

function Ignore({ checker, open, onBack }: { checker: AdvertChecker; open: OpenFinding; onBack: () => void }) {
  const [busy, setBusy] = useState<IgnoreScope>();
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone.
  useEffect(() => first.current?.focus(), []);
  const ignore = async (scope: IgnoreScope): Promise<void> => {
    setBusy(scope);
    try {
      await checker.ignore(open.place, scope);
      toast.success(words.ignored);
    } catch (error) {
      toast.error(messageOf(error));
      onBack();
    }
  };
  return (
    <fieldset className="ck-ignore">
      <legend>{words.ignore}</legend>
      {ignoreScopes
        .filter((scope) => scope !== 'company' || checker.rights.company)
        .map((scope, index) => (
          <Button
            key={scope}
            size="sm"
            look="quiet"
            ref={index === 0 ? first : undefined}
            busy={busy === scope}
            disabled={busy !== undefined}
            onClick={() => void ignore(scope)}
          >
            {scopes[scope]}
          </Button>
        ))}
    </fieldset>
  );
}

function Card({ checker, open }: { checker: AdvertChecker; open: OpenFinding }) {
  const [ignoring, setIgnoring] = useState(false);
  const anchor = useMemo(() => anchorOf(open), [open]);
  const { finding } = open.place;
  const apply = (replacement: string): void => {
    if (!checker.apply(open.place, replacement)) toast.error(words.gone);
  };
  const step = (by: 1 | -1): void => {
    if (!checker.step(by)) toast.success(words.none);
  };
  const keys = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <Popup
      anchor={anchor}
      role="dialog"
      label={`${words.label}: “${finding.text}”`}
      className="ck-card"
      takesFocus={open.takesFocus}
      onClose={(returned) => checker.close(returned)}
      onKeyDown={keys}
    >
      <h2 className="ck-kind">
        <i className={`is-${finding.mark ?? 'listed'}`} aria-hidden="true" />
        {kinds[finding.kind]}
      </h2>
      <Why finding={finding} />
      {finding.replacements.length > 0 && (
        <div className="ck-offers">
          {finding.replacements.slice(0, mostOffered).map((replacement) => (
            <Button
              key={replacement}
              size="sm"
              aria-label={replacement === '' ? undefined : words.change(replacement)}
              onClick={() => apply(replacement)}
            >
              {replacement === '' ? words.takeOut : replacement}
            </Button>
          ))}
        </div>
      )}
      {ignoring ? (
        <Ignore checker={checker} open={open} onBack={() => setIgnoring(false)} />
      ) : (
        <div className="ck-end">
          <Button size="sm" look="quiet" onClick={() => setIgnoring(true)}>
            {words.ignore}
          </Button>
          <Button size="sm" look="quiet" aria-keyshortcuts="Alt+ArrowDown" onClick={() => step(1)}>
            {words.next}
            <IconArrowDown size={16} stroke={1.6} aria-hidden="true" />
          </Button>
        </div>
      )}
    </Popup>
  );
}

/** Shows the card of the open finding, if one is open. */
export function FindingCard({ checker }: { checker: AdvertChecker }) {
  const { open } = useCheckerState(checker);
  if (open === undefined) return null;
  const { key, finding } = open.place;
  return <Card key={`${key} ${finding.rule} ${finding.start}`} checker={checker} open={open} />;
}

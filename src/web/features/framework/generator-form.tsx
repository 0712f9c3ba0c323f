/** What the writer should keep to: the form at the left of a step (D2 section 2.2). */
import { IconBulb, IconPlayerStop, IconRefresh, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Constraints } from '#contract/framework.ts';
import { frameworkMessages, isBlankParts } from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { ChipsField } from '#web/ui/chips-field.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DraftNotes } from './draft-notes.tsx';
import { JobDescriptionBox } from './job-description-box.tsx';
import { LengthField } from './length-field.tsx';
import { RewardsField } from './rewards-field.tsx';
import { stepTips } from './tips.ts';
import { TipsDrawer } from './tips-drawer.tsx';
import type { CheckState } from './use-job-description.ts';
import { ownCount, type StepModel } from './use-step.ts';
import { stepWords, wording } from './wording.ts';
import { WordsRange, wordsRangeId } from './words-range.tsx';

const words = wording.option;

/** What was typed and is no option yet: an entry before its Enter, a number that isn't allowed. */
export interface Unfinished {
  imperative?: string;
  range?: { from: string; to: string };
}

export interface GeneratorFormProps {
  model: StepModel;
  jobDescription: CheckState;
  writer: 'builtIn' | 'model';
  /** Written while somebody types, and read when the form is drawn again. */
  unfinished: Unfinished;
}

/** Steps 1 and 6: how a line is to be. */
function LineOptions({ model, unfinished }: { model: StepModel; unfinished: Unfinished }) {
  const { constraints } = model.state.options;
  const disabled = model.busy !== undefined;
  const set = (change: Constraints): void => model.setOptions({ constraints: { ...constraints, ...change } });
  const box = (key: 'simple' | 'creative' | 'jobTitleSequence' | 'sector' | 'jobTitleAndSectorSequence') => (
    <CheckField
      label={words[key]}
      checked={constraints[key] === true}
      disabled={disabled}
      onChange={(on) => set({ [key]: on })}
    />
  );
  const range = constraints.wordsRange;
  return (
    <fieldset className="fw-options">
      <legend className="vh">{wording.options}</legend>
      {box('simple')}
      {box('creative')}
      <CheckField
        label={words.wordsRange}
        checked={range !== undefined && range !== false}
        disabled={disabled}
        onChange={(on) => set({ wordsRange: on })}
      />
      {range !== undefined && range !== false && (
        <WordsRange
          value={range}
          disabled={disabled}
          typedBefore={unfinished.range}
          onTyped={(typed) => {
            unfinished.range = typed;
          }}
          onChange={(wordsRange) => set({ wordsRange })}
        />
      )}
      {box('jobTitleSequence')}
      {box('sector')}
      {box('jobTitleAndSectorSequence')}
    </fieldset>
  );
}

function HemingwaySwitch({ model }: { model: StepModel }) {
  const { constraints } = model.state.options;
  const on = constraints.isHemmingSelected === true;
  return (
    <label className="fw-switch">
      <span className={`switch ${on ? 'on' : ''}`}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={model.busy !== undefined}
          onChange={(event) =>
            model.setOptions({ constraints: { ...constraints, isHemmingSelected: event.target.checked } })
          }
        />
      </span>
      <span>
        {words.hemingway}
        <small className="help">{words.hemingwayHelp}</small>
      </span>
    </label>
  );
}

/** Steps 2 to 4: brief, imperatives, length and type. */
function TextOptions({ model, unfinished }: { model: StepModel; unfinished: Unfinished }) {
  const { options } = model.state;
  const disabled = model.busy !== undefined;
  return (
    <div className="fw-fields">
      <TextAreaField
        label={words.brief}
        help={words.briefHelp}
        placeholder={stepWords[model.step].briefPlaceholder}
        error={options.brief.trim().length > limits.briefMax ? words.briefTooLong : undefined}
        disabled={disabled}
        value={options.brief}
        onChange={(event) => model.setOptions({ brief: event.target.value })}
      />
      <ChipsField
        label={words.imperatives}
        help={words.imperativesHelp}
        placeholder={words.imperativesPlaceholder}
        disabled={disabled}
        max={limits.imperativesMax}
        maxEach={limits.imperativeMax}
        typedBefore={unfinished.imperative}
        onTyped={(typed) => {
          unfinished.imperative = typed;
        }}
        value={options.imperatives.map(({ value }) => value)}
        onChange={(values) =>
          model.setOptions({
            imperatives: values.map((value) => ({
              id: options.imperatives.find((one) => one.value === value)?.id ?? crypto.randomUUID(),
              value,
            })),
          })
        }
      />
      <div className="fw-two">
        <LengthField model={model} />
        <div className="fw-labelled">
          <span className="lbl">{words.type}</span>
          <Segmented
            label={words.type}
            value={options.outputType}
            disabled={disabled}
            segments={(['prose', 'bullet'] as const).map((value) => ({ value, label: words.types[value] }))}
            onChange={(outputType) => model.setOptions({ outputType })}
          />
        </div>
      </div>
      <HemingwaySwitch model={model} />
    </div>
  );
}

function Buttons({ model, onGenerate }: { model: StepModel; onGenerate: () => void }): ReactNode {
  const [asking, setAsking] = useState(false);
  const { rows } = model.state;
  const nothing = rows.every(isBlankParts);
  const busy = model.busy !== undefined;
  const own = ownCount(rows);
  return (
    <div className="fw-go">
      <Button
        look="light"
        busy={model.busy === 'generating'}
        disabled={model.busy === 'refreshing'}
        title={busy ? wording.disabled.busy : undefined}
        icon={<IconSparkles size={18} stroke={1.6} aria-hidden="true" />}
        onClick={onGenerate}
      >
        {wording.generate}
      </Button>
      {model.stop !== undefined && (
        <Button icon={<IconPlayerStop size={18} stroke={1.6} aria-hidden="true" />} onClick={model.stop}>
          {wording.stop}
        </Button>
      )}
      <Button
        className="fw-refresh"
        aria-label={wording.refresh}
        title={nothing ? wording.disabled.nothing : wording.refresh}
        busy={model.busy === 'refreshing'}
        disabled={model.busy === 'generating' || nothing}
        icon={<IconRefresh size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => (own > 0 ? setAsking(true) : void model.refresh())}
      />
      {asking && (
        <ConfirmDialog
          title={wording.refreshOwn.title}
          subtitle={wording.refreshOwn.text(own)}
          confirm={wording.refreshOwn.confirm}
          look="danger-fill"
          onConfirm={async () => {
            setAsking(false);
            await model.refresh();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

export function GeneratorForm({ model, jobDescription, writer, unfinished }: GeneratorFormProps) {
  const { step } = model;
  const [tips, setTips] = useState(false);
  const [rewardsError, setRewardsError] = useState<string>();
  const text = stepWords[step];
  const { rewards } = model.state.options;
  const generate = (): void => {
    // Written to another range than the one that is shown, the lines would look wrong.
    if (unfinished.range !== undefined && model.state.options.constraints.wordsRange)
      document.getElementById(wordsRangeId)?.focus();
    else if (step === 5 && rewards.length === 0) setRewardsError(frameworkMessages.oneReward);
    else void model.generate();
  };
  return (
    <section className="fw-gen" aria-label={text.title}>
      <header>
        <h2 className="t-h2">{text.title}</h2>
        <button type="button" className="fw-tip" onClick={() => setTips(true)}>
          <IconBulb size={17} stroke={1.6} aria-hidden="true" />
          {text.tips}
        </button>
      </header>
      <p className="muted">{stepTips[step].lead}</p>
      {(step === 1 || step === 6) && <LineOptions model={model} unfinished={unfinished} />}
      {(step === 2 || step === 3 || step === 4) && <TextOptions model={model} unfinished={unfinished} />}
      {step === 5 && (
        <div className="fw-fields">
          <RewardsField
            value={rewards}
            error={rewardsError}
            disabled={model.busy !== undefined}
            onChange={(chosen) => {
              setRewardsError(undefined);
              model.setOptions({ rewards: chosen });
            }}
            onTooMany={() => setRewardsError(frameworkMessages.fiveRewards)}
          />
          <LengthField model={model} />
          <HemingwaySwitch model={model} />
        </div>
      )}
      <JobDescriptionBox model={model} check={jobDescription} />
      <Buttons model={model} onGenerate={generate} />
      <DraftNotes step={step} notes={model.notes} />
      <Note>
        {writer === 'builtIn' && (
          <p>
            {wording.writer.builtIn}{' '}
            <a href={paths.languageModel} target="_blank" rel="noopener">
              {wording.writer.howToConnect}
            </a>
          </p>
        )}
        <p>{wording.writer.warning}</p>
      </Note>
      {tips && <TipsDrawer title={text.tips} {...stepTips[step]} onClose={() => setTips(false)} />}
    </section>
  );
}

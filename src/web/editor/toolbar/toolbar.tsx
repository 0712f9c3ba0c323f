/** The formatting toolbar: an ARIA toolbar that works by keyboard alone; on phones the rarer tools are behind one button. */
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $createHeadingNode } from '@lexical/rich-text';
import { $patchStyleText, $setBlocksType } from '@lexical/selection';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconChevronDown,
  IconDots,
  IconHighlight,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMenu2,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import {
  $addUpdateTag,
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  SKIP_DOM_SELECTION_TAG,
  UNDO_COMMAND,
} from 'lexical';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Alignment } from '#domain/document/index.ts';
import { LinkTool } from '../links/link-tool.tsx';
import { wording } from '../wording.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { ColourTool } from './colour-tool.tsx';
import { shortcutName } from './shortcut-name.ts';
import { RovingContext, ToolButton } from './tool-button.tsx';
import classes from './toolbar.module.css';
import { type BlockName, type ToolFormat, useHistoryState, useToolbarState } from './toolbar-state.ts';
import { useRoving } from './use-roving.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

const alignmentIcons = {
  '': <IconMenu2 {...icon} />,
  left: <IconAlignLeft {...icon} />,
  center: <IconAlignCenter {...icon} />,
  right: <IconAlignRight {...icon} />,
  justify: <IconAlignJustified {...icon} />,
} satisfies Record<Alignment, ReactNode>;

const alignmentChoices = (Object.keys(alignmentIcons) as Alignment[]).map((value) => ({
  value,
  label: wording.alignments[value],
  icon: alignmentIcons[value],
}));

const blockClasses = { paragraph: 'choiceText', h1: 'choiceH1', h2: 'choiceH2', h3: 'choiceH3' } as const;

const blockChoices = (Object.keys(wording.blocks) as BlockName[]).map((value) => ({
  value,
  label: wording.blocks[value],
  className: classes[blockClasses[value]],
}));

const formats: readonly { format: ToolFormat; icon: ReactNode; key?: string; secondary?: boolean }[] = [
  { format: 'bold', icon: <IconBold {...icon} />, key: 'B' },
  { format: 'italic', icon: <IconItalic {...icon} />, key: 'I' },
  { format: 'underline', icon: <IconUnderline {...icon} />, key: 'U' },
  { format: 'strikethrough', icon: <IconStrikethrough {...icon} />, secondary: true },
];

export interface ToolbarProps {
  /** Id of the editable element. */
  controls: string;
  /** Stands at the end of the bar: the counts. */
  end?: ReactNode;
}

/** Undo and redo. On their own, because the first key after a save changes them: nothing else has to be drawn for it. */
function HistoryTools({ keepingFocus }: { keepingFocus: (act: () => void) => () => void }) {
  const [editor] = useLexicalComposerContext();
  const history = useHistoryState();
  return (
    <>
      <ToolButton
        name="undo"
        label={wording.undo}
        keys={shortcutName('Z')}
        icon={<IconArrowBackUp {...icon} />}
        disabled={!history.canUndo}
        onClick={keepingFocus(() => editor.dispatchCommand(UNDO_COMMAND, undefined))}
      />
      <ToolButton
        name="redo"
        label={wording.redo}
        keys={shortcutName('Z', true)}
        icon={<IconArrowForwardUp {...icon} />}
        disabled={!history.canRedo}
        secondary
        onClick={keepingFocus(() => editor.dispatchCommand(REDO_COMMAND, undefined))}
      />
    </>
  );
}

export function Toolbar({ controls, end }: ToolbarProps) {
  const [editor] = useLexicalComposerContext();
  const state = useToolbarState();
  const [expanded, setExpanded] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRoving(bar, 'bold', () => editor.focus());

  // Alt+F10 is the way from the text to its toolbar that other editors have taught.
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key !== 'F10' || !event.altKey) return false;
          event.preventDefault();
          bar.current?.querySelector<HTMLButtonElement>('[data-tool][tabindex="0"]')?.focus();
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );

  const setBlock = (name: BlockName) => {
    editor.update(() => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection)) return;
      $setBlocksType(selection, () => (name === 'paragraph' ? $createParagraphNode() : $createHeadingNode(name)));
    });
    editor.focus();
  };
  const setColour = (colour: string) => {
    editor.update(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) $patchStyleText(selection, { color: colour === '' ? null : colour });
    });
    editor.focus();
  };
  const toggleList = (kind: 'bullet' | 'number') => {
    if (state.list === kind) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    else if (kind === 'bullet') editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
    else editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
  };
  /** Pressed by keyboard the focus stays in the toolbar: the update leaves the page's selection alone. */
  const keepingFocus = (act: () => void) => () => {
    if (!bar.current?.contains(document.activeElement)) {
      act();
      return;
    }
    editor.update(() => {
      $addUpdateTag(SKIP_DOM_SELECTION_TAG);
      act();
    });
  };

  return (
    <RovingContext value={roving.current}>
      <div className={classes.bar} data-expanded={expanded || undefined}>
        <div
          ref={bar}
          className={classes.tools}
          role="toolbar"
          aria-label={wording.toolbar}
          aria-controls={controls}
          tabIndex={-1}
          onFocus={roving.onFocus}
          onKeyDown={roving.onKeyDown}
        >
          <ChoiceMenu
            name="block"
            label={wording.block}
            text={wording.blocks[state.block]}
            icon={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
            value={state.block}
            choices={blockChoices}
            secondary
            onChoose={setBlock}
          />
          <span className={classes.gap} data-secondary />
          {formats.map(({ format, icon: picture, key, secondary }) => (
            <ToolButton
              key={format}
              name={format}
              label={wording[format]}
              keys={key === undefined ? undefined : shortcutName(key)}
              icon={picture}
              pressed={state[format]}
              secondary={secondary}
              onClick={keepingFocus(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format))}
            />
          ))}
          <span className={classes.gap} />
          <ColourTool colour={state.colour} onChoose={setColour} />
          <ToolButton
            name="highlight"
            label={wording.highlight}
            icon={<IconHighlight {...icon} />}
            pressed={state.highlight}
            onClick={keepingFocus(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'highlight'))}
          />
          <span className={classes.gap} />
          <ChoiceMenu
            name="align"
            label={wording.align}
            icon={state.align === '' ? alignmentIcons.left : alignmentIcons[state.align]}
            value={state.align}
            choices={alignmentChoices}
            secondary
            onChoose={(align) => {
              editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align);
              editor.focus();
            }}
          />
          <ToolButton
            name="outdent"
            label={wording.outdent}
            keys={shortcutName('[')}
            icon={<IconIndentDecrease {...icon} />}
            secondary
            onClick={keepingFocus(() => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined))}
          />
          <ToolButton
            name="indent"
            label={wording.indent}
            keys={shortcutName(']')}
            icon={<IconIndentIncrease {...icon} />}
            secondary
            onClick={keepingFocus(() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined))}
          />
          <span className={classes.gap} />
          <ToolButton
            name="bullet"
            label={wording.bullet}
            icon={<IconList {...icon} />}
            pressed={state.list === 'bullet'}
            onClick={keepingFocus(() => toggleList('bullet'))}
          />
          <ToolButton
            name="number"
            label={wording.number}
            icon={<IconListNumbers {...icon} />}
            pressed={state.list === 'number'}
            secondary
            onClick={keepingFocus(() => toggleList('number'))}
          />
          <LinkTool link={state.link} />
          <span className={classes.gap} />
          <HistoryTools keepingFocus={keepingFocus} />
          <span className={classes.onlyPhone}>
            <ToolButton
              name="more"
              label={wording.more}
              icon={<IconDots {...icon} />}
              expanded={expanded}
              onClick={() => setExpanded((open) => !open)}
            />
          </span>
        </div>
        {end}
      </div>
    </RovingContext>
  );
}

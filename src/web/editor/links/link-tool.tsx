/** The link tool: sets, changes and removes a link. Ctrl or Cmd+K opens it from the text. */
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IconLink } from '@tabler/icons-react';
import { $getSelection, $isRangeSelection, COMMAND_PRIORITY_NORMAL, KEY_DOWN_COMMAND } from 'lexical';
import { useEffect, useRef, useState } from 'react';
import { isLinkAddress } from '#domain/document/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Popup } from '#web/ui/popup.tsx';
import { shortcutName } from '../toolbar/shortcut-name.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import classes from '../toolbar/toolbar.module.css';
import { wording } from '../wording.ts';
import { updateLink } from './update-link.ts';

export function LinkTool({ link }: { link: string }) {
  const [editor] = useLexicalComposerContext();
  const [opened, setOpened] = useState(false);
  const [address, setAddress] = useState('');
  const [error, setError] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const current = useRef(link);
  current.current = link;

  const open = () => {
    const bare = editor.getEditorState().read(() => {
      const selection = $getSelection();
      return !$isRangeSelection(selection) || selection.isCollapsed();
    });
    setAddress(current.current);
    setError(bare && current.current === '' ? wording.linkNothing : '');
    setOpened(true);
  };
  const openLatest = useRef(open);
  openLatest.current = open;

  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const chosen = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
          if (!chosen || event.key.toLowerCase() !== 'k' || !editor.isEditable()) return false;
          event.preventDefault();
          openLatest.current();
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );

  const close = () => {
    setOpened(false);
    editor.focus();
  };
  const set = (value: string) => {
    const url = value.trim();
    if (url !== '' && !isLinkAddress(url)) {
      setError(wording.linkInvalid);
      return;
    }
    updateLink(editor, url === '' ? null : url);
    close();
  };

  return (
    <>
      <ToolButton
        ref={button}
        name="link"
        label={wording.link}
        keys={shortcutName('K')}
        icon={<IconLink size={18} stroke={1.7} aria-hidden />}
        pressed={link !== ''}
        expanded={opened}
        popup="dialog"
        onClick={() => (opened ? setOpened(false) : open())}
      />
      {opened && (
        <Popup
          anchor={button}
          role="dialog"
          label={wording.link}
          className={classes.popover}
          width={320}
          onClose={(returned) => {
            if (returned) close();
            else setOpened(false);
          }}
        >
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              set(address);
            }}
          >
            <TextField
              data-autofocus
              type="url"
              inputMode="url"
              label={wording.linkLabel}
              placeholder={wording.linkPlaceholder}
              help={wording.linkHelp}
              value={address}
              error={error === '' ? undefined : error}
              onChange={(event) => {
                setAddress(event.currentTarget.value);
                setError('');
              }}
            />
            <div className={classes.popoverEnd}>
              {link !== '' && (
                <Button look="quiet" size="sm" onClick={() => set('')}>
                  {wording.linkRemove}
                </Button>
              )}
              <Button look="primary" type="submit" size="sm">
                {wording.linkApply}
              </Button>
            </div>
          </form>
        </Popup>
      )}
    </>
  );
}

/** Punctuation, writing style and custom rules (D2 section 2.7). */
import { Segmented } from '#web/ui/segmented.tsx';
import { CustomRules } from './custom-rules.tsx';
import type { GuidelineView } from './editing.ts';
import { OptionList } from './option-list.tsx';
import { punctuation, writingStyle } from './style-groups.ts';

export type StylePart = 'punctuation' | 'style' | 'rules';

const parts: readonly { value: StylePart; label: string }[] = [
  { value: 'punctuation', label: 'Punctuation' },
  { value: 'style', label: 'Writing style' },
  { value: 'rules', label: 'Custom rules' },
];

export interface StyleTabProps extends GuidelineView {
  part: StylePart;
  onPart: (part: StylePart) => void;
}

export function StyleTab({ part, onPart, ...view }: StyleTabProps) {
  return (
    <>
      <div className="sub">
        <Segmented label="Part of the writing style" segments={parts} value={part} onChange={onPart} />
      </div>
      {part === 'rules' ? (
        <CustomRules {...view} />
      ) : (
        <OptionList key={part} {...view} list={part === 'style' ? writingStyle : punctuation} />
      )}
    </>
  );
}

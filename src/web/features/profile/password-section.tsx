/** The password: closed at first; old, new and confirmation together (D2 section 5.5). */
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PasswordRules } from '#web/features/account/index.ts';
import { messagesOf } from '#web/features/forms/index.ts';
import { PasswordField } from '#web/ui/fields.tsx';
import { type ProfileValues, passwordLabels } from './profile-form.ts';
import { wording } from './wording.ts';

export function PasswordSection({ form }: { form: UseFormReturn<ProfileValues> }) {
  const [open, setOpen] = useState(false);
  const fresh = useWatch({ control: form.control, name: 'newPassword' });
  const Chevron = open ? IconChevronUp : IconChevronDown;
  const field = (name: keyof typeof passwordLabels, autoComplete: string) => (
    <PasswordField
      label={passwordLabels[name]}
      autoComplete={autoComplete}
      error={messagesOf(form.formState.errors, name)}
      {...form.register(name)}
    />
  );
  return (
    <section className="psec">
      <div>
        <h2 className="t-section">{wording.password}</h2>
        {open && <p>{wording.passwordText}</p>}
      </div>
      <div className="pgrid">
        <button
          type="button"
          className="pwx"
          aria-expanded={open}
          aria-controls="password-section"
          onClick={() => setOpen(!open)}
        >
          <span className="muted">{wording.passwordOpen}</span>
          <Chevron size={19} stroke={1.6} aria-hidden="true" />
        </button>
        <div id="password-section" className="pgrid" hidden={!open}>
          <div className="two">{field('oldPassword', 'current-password')}</div>
          <div className="two">
            {field('newPassword', 'new-password')}
            {field('confirmPassword', 'new-password')}
          </div>
          <PasswordRules password={fresh} />
        </div>
      </div>
    </section>
  );
}

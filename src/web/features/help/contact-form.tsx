/** Contact Us: a request to the people who run the installation (D2 sections 4.7 and 5.7). */
import { IconArrowLeft, IconChevronRight, IconSend } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Profile } from '#contract/account.ts';
import { isBritishMobile } from '#domain/user.ts';
import { call } from '#web/api/client.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { wording } from './wording.ts';

export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
}

const fieldNames = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

/** What is known of the person already. */
export function contactValuesOf(profile: Profile): ContactValues {
  const phone = profile.phoneNumber ?? '';
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    email: profile.email,
    phone: isBritishMobile(phone) ? phone : '',
    message: '',
  };
}

export interface ContactFormProps {
  profile: Profile;
  form: UseFormReturn<ContactValues>;
  onBack: () => void;
}

export function ContactForm({ profile, form, onBack }: ContactFormProps) {
  useEffect(() => {
    const before = document.title;
    document.title = `${wording.contact} - Hirewright`;
    return () => {
      document.title = before;
    };
  }, []);
  const { register, handleSubmit, reset, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const { type } = await call('help.contact', { body });
      if (type === 'success') toast.success(wording.sent(body.email));
      reset(contactValuesOf(profile));
      onBack();
    } catch (error) {
      showFailure(error, fieldNames, setError);
    }
  });
  return (
    <>
      <div className="page help-page">
        <header className="htop">
          <nav className="crumb2" aria-label="Breadcrumb">
            <button type="button" onClick={onBack}>
              Help
            </button>
            <IconChevronRight size={15} stroke={1.6} aria-hidden="true" />
            <b aria-current="page">{wording.contact}</b>
          </nav>
          <div className="me">
            <Avatar person={profile} size="lg" />
            <span>{nameOf(profile)}</span>
          </div>
        </header>
        <h1 className="t-h1">{wording.contact}</h1>
        <div className="hc">
          <form className="cf" id="contact" noValidate onSubmit={submit}>
            <div className="two">
              <TextField
                label="First Name"
                required
                autoComplete="given-name"
                error={messagesOf(errors, 'firstName')}
                {...register('firstName')}
              />
              <TextField
                label="Last Name"
                autoComplete="family-name"
                error={messagesOf(errors, 'lastName')}
                {...register('lastName')}
              />
            </div>
            <div className="two">
              <TextField
                label="Email"
                type="email"
                required
                autoComplete="email"
                error={messagesOf(errors, 'email')}
                {...register('email')}
              />
              <TextField
                label="Phone"
                type="tel"
                autoComplete="tel"
                help={errors.phone === undefined ? wording.phoneHelp : undefined}
                error={messagesOf(errors, 'phone')}
                {...register('phone')}
              />
            </div>
            <TextAreaField
              label="Message"
              required
              rows={7}
              placeholder={wording.messagePlaceholder}
              error={messagesOf(errors, 'message')}
              {...register('message')}
            />
          </form>
          <aside>
            <h2 className="t-section">{wording.nextTitle}</h2>
            <p className="muted">{wording.nextText}</p>
          </aside>
        </div>
      </div>
      <footer className="foot">
        <Button look="quiet" className="foot-first" icon={<IconArrowLeft size={17} stroke={2} />} onClick={onBack}>
          Back
        </Button>
        <span className="sp" />
        <Button
          look="primary"
          type="submit"
          form="contact"
          busy={isSubmitting}
          icon={<IconSend size={17} stroke={1.6} />}
        >
          Send
        </Button>
      </footer>
    </>
  );
}

/** The rules of a new password, ticked off as they are met. */
import { IconCheck, IconPoint } from '@tabler/icons-react';

const rules: readonly [string, RegExp][] = [
  ['8 characters or more', /.{8,}/s],
  ['One lowercase letter', /[a-z]/],
  ['One uppercase letter', /[A-Z]/],
  ['One digit', /[0-9]/],
  ['One special character', /[!@#$%^&*()_+=~?<>:;]/],
  ['No spaces', /^\S+$/],
];

/** The rules with a tick at those that are met. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className="rules" aria-label="Rules for the password">
      {rules.map(([rule, shape]) => {
        const met = shape.test(password);
        const Icon = met ? IconCheck : IconPoint;
        return (
          <li key={rule} className={met ? 'ok' : ''}>
            <Icon size={16} stroke={1.6} aria-hidden="true" />
            {rule}
            <span className="vh">{met ? ': met' : ': not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}

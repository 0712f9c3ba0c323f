/** The mails of asking for a copywriter, assigning one, sending to the owner and sending back. */
import { pageLink } from '../account/service.ts';
import { dayText, greeting, type MailText } from '../mail/service.ts';

/** An advert as the mails name it. */
export interface NamedAdvert {
  tenantId: string;
  advertId: string;
  title: string;
  company: string;
  /** YYYY-MM-DD. */
  deadline: string | null;
}

const footerOf = (company: string): string => `Sent by Hirewright for ${company}.`;
const deadlineLine = ({ deadline }: NamedAdvert): string[] =>
  deadline === null ? [] : [`The deadline of the advert is ${dayText(new Date(`${deadline}T00:00:00Z`))}.`];

/** Where a copywriter opens the advert: with the company that it belongs to. */
const writerLink = (base: string, { advertId, tenantId }: NamedAdvert): string =>
  `${base}/create/request-copywriter/${advertId}?tenantId=${tenantId}`;
const ownerLink = (base: string, { advertId }: NamedAdvert): string => `${base}/create/request-copywriter/${advertId}`;

export function invitationMail(base: string, token: string, email: string, firstName: string): MailText {
  return {
    subject: 'Write job adverts with Hirewright',
    preheader: 'Set a password to see what is assigned to you.',
    heading: 'Write with us',
    body: [
      greeting(firstName),
      "You have been invited to write job adverts for the companies that use this Hirewright. Choose a password now. You get a message as soon as an advert is assigned to you, with its brief, its job description and the company's guidelines.",
    ],
    action: {
      label: 'Set my password',
      link: `${pageLink(base, 'reset-password', token, email)}#invitation`,
    },
    after: "The link works for 7 days. If you didn't expect this, leave the message alone and no account is opened.",
    footer: 'Sent by Hirewright.',
  };
}

export function requestedMail(base: string, advert: NamedAdvert, requester: string, message: string | null): MailText {
  const { title, company } = advert;
  const asked = `${requester} at ${company} has asked for a copywriter for “${title}”.`;
  return {
    subject: `${company} asks for a copywriter: “${title}”`,
    preheader: "One request is waiting on the operator's desk.",
    heading: 'A copywriter is wanted',
    body: [
      'Hello,',
      ...(message === null ? [`${asked} There was no message.`] : [asked, 'Their message:', { quote: message }]),
      ...deadlineLine(advert),
    ],
    action: { label: 'Assign a copywriter', link: `${base}/operator` },
    after: 'You get this message because your address is listed as an operator.',
    footer: footerOf(company),
  };
}

export interface Requester {
  name: string;
  email: string;
  message: string | null;
}

export function assignedToYouMail(
  base: string,
  advert: NamedAdvert,
  firstName: string | null,
  requester: Requester,
): MailText {
  const { title, company } = advert;
  return {
    subject: `New advert for you: “${title}” at ${company}`,
    preheader: 'Brief, job description and guidelines are ready.',
    heading: 'An advert for you',
    body: [
      greeting(firstName),
      `You have been assigned “${title}” at ${company}. The brief, the job description and the company's guidelines are waiting beside an empty page. Choose Send to Owner when you have finished.`,
      ...(requester.message === null ? [] : [`A note from ${requester.name}:`, { quote: requester.message }]),
      ...deadlineLine(advert),
    ],
    action: { label: 'Start writing', link: writerLink(base, advert) },
    after: `Questions about the job? Write to ${requester.name} at ${requester.email}.`,
    footer: footerOf(company),
  };
}

export function assignedToOwnerMail(
  base: string,
  advert: NamedAdvert,
  firstName: string | null,
  copywriter: string,
): MailText {
  return {
    subject: `${copywriter} is writing “${advert.title}” for you`,
    preheader: 'You get a message when the text is ready.',
    heading: 'A copywriter is on it',
    body: [
      greeting(firstName),
      `${copywriter} has been assigned to “${advert.title}” and can see the brief, the job description and your guidelines. You don't have to do anything until the text is sent to you.`,
    ],
    action: { label: 'Look at the brief', link: ownerLink(base, advert) },
    after: 'You get this message because you asked for a copywriter.',
    footer: footerOf(advert.company),
  };
}

export function sentToOwnerMail(
  base: string,
  advert: NamedAdvert,
  firstName: string | null,
  copywriter: string,
): MailText {
  return {
    subject: `“${advert.title}” is ready for you to read`,
    preheader: `${copywriter} has finished writing.`,
    heading: 'Your advert is written',
    body: [
      greeting(firstName),
      `${copywriter} has finished “${advert.title}”. Read it, change what you like, send it for review or approve it. If something has to be written again, send it back with a line on what should change.`,
    ],
    action: { label: 'Read the advert', link: `${ownerLink(base, advert)}#advert` },
    after: 'You get this message because the advert is yours.',
    footer: footerOf(advert.company),
  };
}

export function sentBackMail(
  base: string,
  advert: NamedAdvert,
  firstName: string | null,
  owner: { name: string; email: string },
  message: string,
): MailText {
  return {
    subject: `A change to “${advert.title}”`,
    preheader: `${owner.name} has sent it back with a message.`,
    heading: 'One more round',
    body: [
      greeting(firstName),
      `${owner.name} at ${advert.company} has read “${advert.title}” and sent it back to you with this message:`,
      { quote: message },
      'The advert is open for you again. Choose Send to Owner when you have finished.',
    ],
    action: { label: 'Open the advert', link: `${writerLink(base, advert)}#advert` },
    after: `Questions? Write to ${owner.name} at ${owner.email}.`,
    footer: footerOf(advert.company),
  };
}

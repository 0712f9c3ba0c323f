/** The mails of a review: the invitation with its link, and the news that somebody is done. */
import { dayText, greeting, type MailText } from '../mail/service.ts';

const footerOf = (company: string): string => `Sent by Hirewright for ${company}.`;

export interface ReviewInvitation {
  sender: string;
  company: string;
  title: string;
  /** YYYY-MM-DD. */
  deadline: string | null;
  link: string;
}

export function reviewInvitationMail({ sender, company, title, deadline, link }: ReviewInvitation): MailText {
  return {
    subject: `${sender} would like your view on “${title}”`,
    preheader: 'Read it, comment on it. No account needed.',
    heading: 'Would you read this advert?',
    body: [
      'Hello,',
      `${sender} at ${company} has written a job advert for “${title}” and would like to know what you think. Highlight any words to comment on them. When you are done, choose Review Completed.`,
      ...(deadline === null
        ? []
        : [`People can apply until ${dayText(new Date(`${deadline}T00:00:00Z`))}, so a quick look helps.`]),
    ],
    action: { label: 'Read the advert', link },
    after: "The link is yours alone, so don't pass it on. It works for 30 days, or until the advert is completed.",
    footer: footerOf(company),
  };
}

export interface ReviewCompletion {
  firstName: string | null;
  reviewer: string;
  company: string;
  title: string;
  comments: number;
  done: number;
  total: number;
  link: string;
}

const counted = (n: number): string => `${n} comment${n === 1 ? '' : 's'}`;

function progress(done: number, total: number): string {
  if (done < total) return `${done} of ${total} reviewers ${done === 1 ? 'is' : 'are'} done.`;
  return total === 1 ? 'Nobody else has been asked.' : `All ${total} reviewers are done.`;
}

export function reviewCompletedMail(review: ReviewCompletion): MailText {
  const { firstName, reviewer, company, title, comments, done, total, link } = review;
  return {
    subject: `${reviewer} has reviewed “${title}”`,
    preheader: comments === 0 ? 'No comments.' : `${counted(comments)} to read.`,
    heading: 'One review is in',
    body: [
      greeting(firstName),
      `${reviewer} has read “${title}” and left ${comments === 0 ? 'no comments' : counted(comments)}.`,
      progress(done, total),
    ],
    action: { label: 'Open the advert', link },
    after: 'You get this message because you sent the advert for review.',
    footer: footerOf(company),
  };
}

/** Questions and answers: our own wording. The one about the trial is open at first. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const questions: readonly Question[] = [
  {
    id: 'trial',
    question: 'What is the trial plan?',
    answer:
      'A look at everything for 7 days. The days begin when your company has been set up, and the number left is shown in the application. When they are over, a line at the top says so. Nothing is locked and nothing is lost: adverts, library and guidelines stay exactly as they are.',
  },
  {
    id: 'updates',
    question: 'How do I change or update my plan?',
    answer:
      'There is nothing to switch on. Every company has all the features, and new ones arrive when the people who run your installation bring it up to date. If you have agreed terms with them and want to change those terms, submit a request below and it reaches them.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer:
      'The trial ends by itself, so there is nothing to cancel in the application. If you want to leave, export your completed adverts first with Bulk Export. Then delete your account under Profile settings. Adverts and folders stay with your company. To have everything of your company removed, submit a request below.',
  },
  {
    id: 'payment',
    question: 'How do I pay?',
    answer:
      'Not in the application. Hirewright takes no payments and keeps no card details. Whether there is a fee is agreed between your company and the people who run your installation. Submit a request below and ask them.',
  },
  {
    id: 'users',
    question: 'How do I add people?',
    answer:
      'Open Users in the sidebar, fill in the name and the email address, choose a role and invite. Each person gets an email with a link that works for 7 days. Super admins can invite admins and recruiters, admins can invite recruiters. A company can send 50 invitations a day. People who only comment on an advert need no account.',
  },
  {
    id: 'discounts',
    question: 'Are there discounts?',
    answer:
      'The application has no prices and no discount codes. If you are a charity, a school or a small team, ask the people who run your installation. Submit a request below.',
  },
];

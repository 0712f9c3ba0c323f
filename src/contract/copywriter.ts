/** A human copywriter: asked for by the company, assigned at the operator's desk, finished, sent back. */
import { z } from 'zod';
import { copywriting as limits } from '#domain/limits.ts';
import { emailMessages, isEmail } from '#domain/user.ts';
import { email } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, id, moment, optionalText, person, requiredLine, text } from './values.ts';

const advertOfCompany = { tenantId: id, advertId: id };

/** The dialog 'Request a copywriter'. Name and email are shown to the sender; who asks is known from the session. */
export const requestBody = z.object({
  advertId: id,
  name: optionalText('Name', limits.nameMax),
  email: z
    .string()
    .trim()
    .nullish()
    .transform((value) => (value === undefined || value === null || value === '' ? null : value))
    .refine((value) => value === null || isEmail(value), { error: emailMessages.invalid }),
  message: optionalText('Message', limits.messageMax),
});

export const sendBackBody = z.object({
  advertId: id,
  message: text(limits.messageMax, `Message must be at most ${limits.messageMax} characters`).refine(
    (value) => value !== '',
    { error: 'Say what should change, in a line or two.' },
  ),
});

export const inviteCopywriterBody = z.object({
  firstName: requiredLine('First Name', limits.nameMax),
  lastName: requiredLine('Last Name', limits.nameMax),
  email,
});

const deskAdvert = z.object({
  tenantId: id,
  advertId: id,
  companyName: z.string(),
  jobTitle: z.string(),
  deadline: z.string().nullable(),
});

export const waitingRequest = deskAdvert.extend({
  requestedBy: z.string(),
  requestedAt: moment,
  message: z.string().nullable(),
  hasJobDescription: z.boolean(),
});
export type WaitingRequest = z.output<typeof waitingRequest>;

export const deskCopywriter = person.extend({
  /** False until the invitation has been accepted. */
  active: z.boolean(),
  /** Adverts that they are writing now. */
  open: z.int(),
  /** Companies that they are writing for now. */
  companies: z.array(z.string()),
  /** Adverts sent to the owner so far, by company's id. */
  written: z.record(z.string(), z.int()),
});
export type DeskCopywriter = z.output<typeof deskCopywriter>;

export const deskAssignment = deskAdvert.extend({
  copywriter: person,
  assignedAt: moment,
  finished: z.boolean(),
});
export type DeskAssignment = z.output<typeof deskAssignment>;

export const desk = z.object({
  requests: z.array(waitingRequest),
  copywriters: z.array(deskCopywriter),
  assignments: z.array(deskAssignment),
});
export type Desk = z.output<typeof desk>;

export const copywritingEndpoints = {
  'copywriter.request': defineEndpoint({
    summary: 'Ask for a copywriter; the advert needs a job description',
    requires: 'copywriter.request',
    body: requestBody,
    reply: done,
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'COPYWRITER_REFUSED', 'JOB_DESCRIPTION_MISSING'],
  }),
  'copywriter.finish': defineEndpoint({
    summary: 'Send the written advert to its owner; it is read-only for the copywriter from then on',
    requires: 'copywriter.work',
    body: z.object(advertOfCompany),
    reply: done,
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'EMPTY_ADVERT'],
  }),
  'copywriter.sendBack': defineEndpoint({
    summary: 'Send a written advert back to its copywriter, with what should change',
    requires: 'advert.approve',
    body: sendBackBody,
    reply: done,
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'COPYWRITING_OPEN', 'COPYWRITER_REFUSED', 'TRANSITION_REFUSED'],
  }),
  'copywriter.assign': defineEndpoint({
    summary: 'Assign a copywriter to an advert that waits for one',
    requires: 'operator',
    body: z.object({ ...advertOfCompany, copywriterId: id }),
    reply: done,
    errors: ['ADVERT_NOT_FOUND', 'COPYWRITER_REFUSED', 'JOB_DESCRIPTION_MISSING'],
  }),
  'operator.desk': defineEndpoint({
    summary: 'Waiting requests, copywriters and assignments of this installation',
    requires: 'operator',
    reply: desk,
  }),
  'operator.invite': defineEndpoint({
    summary: 'Invite a copywriter by mail; an invitation that was not accepted is sent anew',
    requires: 'operator',
    body: inviteCopywriterBody,
    reply: z.object({ id }),
    errors: ['COPYWRITER_REFUSED'],
  }),
  'operator.remove': defineEndpoint({
    summary: 'Remove a copywriter: signed out, taken off every advert; the texts stay',
    requires: 'operator',
    params: z.object({ id }),
    reply: done,
    errors: ['NOT_FOUND'],
  }),
  'operator.unassign': defineEndpoint({
    summary: 'Take the copywriter off an advert; the request waits again',
    requires: 'operator',
    body: z.object(advertOfCompany),
    reply: done,
    errors: ['NOT_FOUND'],
  }),
};

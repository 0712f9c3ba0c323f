import { describe, expect, it } from 'vitest';
import { calm } from './shouting.ts';

describe('letters of a name that are spelt like a word', () => {
  it.each([
    ['COMPLETION OF THE WHO SAFER SURGERY CHECKLIST WITH THE WHOLE TEAM', 'the WHO safer surgery checklist'],
    ['FOLLOW WHO GUIDELINES ON INFECTION CONTROL', 'WHO guidelines'],
    ['REVIEW CARE PLANS AGAINST NICE GUIDANCE EACH YEAR', 'NICE guidance'],
    ['RECORD MUST SCORES FOR EVERY RESIDENT ON ADMISSION', 'MUST scores'],
    ['ESCALATE NEWS SCORES TO THE NURSE IN CHARGE', 'NEWS scores'],
    ['SET SMART TARGETS WITH EACH LEARNER', 'SMART targets'],
    ['RUN STEM CLUBS AND LESSONS AFTER SCHOOL', 'STEM clubs'],
    ['MAKE SALT REFERRALS AND FOLLOW THEIR ADVICE', 'SALT referrals'],
    ['Record MUST scores for each resident', 'MUST scores'],
    ['Support SEND pupils in class', 'SEND pupils'],
  ])('%s', (line, name) => expect(calm(line)).toContain(name));

  it.each([
    ['SUPPORT STAFF WHO WORK AT NIGHT IN THE HOSPITAL', 'staff who work'],
    ['YOU MUST SCORE WELL AND MUST RECORD RESULTS', 'must record'],
    ['A NICE KITCHEN TEAM WITH GOOD MANAGERS', 'nice kitchen'],
    ['WRITE NEWS FOR THE WEBSITE AND NEWSLETTER', 'news for'],
    ['LOOK SMART AND ARRIVE ON TIME EVERY MORNING', 'smart and'],
    ['KEEP TOOLS SAFE AND CLEAN IN THE WORKSHOP', 'safe and clean'],
    ['SPREAD SALT ON PATHS IN WINTER MORNINGS', 'salt on'],
    ['You MUST have a licence', 'must have'],
  ])('%s has none', (line, words) => expect(calm(line)).toContain(words));
});

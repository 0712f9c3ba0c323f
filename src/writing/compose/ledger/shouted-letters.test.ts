import { describe, expect, it } from 'vitest';
import { cleanText } from './clean.ts';
import { calm } from './shouting.ts';

describe('letters of names in a line that shouts', () => {
  it.each([
    ['ACCIDENTS REPORTED UNDER RIDDOR AND LOLER', 'Accidents reported under RIDDOR and LOLER'],
    ['GOOD TO HAVE KNOWLEDGE OF SAP QM AND MSA', 'Good to have knowledge of SAP QM and MSA'],
    ['MUST HAVE APQP, PPAP, FMEA, SPC AND MSA KNOWLEDGE', 'Must have APQP, PPAP, FMEA, SPC and MSA knowledge'],
    ['YOU DO NOT PAY IT BACK IF YOU LEAVE', 'You do not pay it back if you leave'],
    ['WEAR A BADGE AND FOLLOW AERB SAFETY RULES', 'Wear a badge and follow AERB safety rules'],
    ['PUSH CARTS AND FILL PIPS INTO JARS', 'Push carts and fill pips into jars'],
    ['KEEP THE BACKUPS OF IT SYSTEMS', 'Keep the backups of IT systems'],
    ['CLEAN VANS AND MOPS IN LEEDS EACH DAY', 'Clean vans and mops in Leeds each day'],
    [
      'FABRICATE STEEL ASSEMBLIES TO EN 1090 EXECUTION CLASS 2',
      'Fabricate steel assemblies to EN 1090 execution class 2',
    ],
    ['INTERPRET INDICATIONS AGAINST BS 5817 AND REPORT', 'Interpret indications against BS 5817 and report'],
  ])('%s', (shouted, calmed) => {
    expect(calm(shouted)).toBe(calmed);
  });
});

describe('what is said of both sexes', () => {
  it.each([
    ['Deputise in his/her absence', 'Deputise in their absence'],
    ['Support him or her with his or her own plans', 'Support them with their own plans'],
  ])('%s', (typed, said) => {
    expect(cleanText(typed).text).toBe(said);
  });
});

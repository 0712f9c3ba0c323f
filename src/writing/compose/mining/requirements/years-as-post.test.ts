import { describe, expect, it } from 'vitest';
import { readYearsAsPost } from './years-as-post.ts';

describe('years as somebody', () => {
  it.each([
    [
      '3+ yrs GM or AGM in entertainment or restaurants',
      '3+ years’ experience as a GM or an AGM in entertainment or restaurants',
    ],
    ['5 years CFO or FD', '5 years’ experience as a CFO or an FD'],
    ['2 years sous chef or head chef in hotels', '2 years’ experience as a sous chef or head chef in hotels'],
    ['5 yrs manager', '5 years’ experience as a manager'],
    ['3 years HR Manager', '3 years’ experience as an HR Manager'],
    ['3 years kitchen porter', '3 years’ experience as a kitchen porter'],
    ['1 year receptionist in a clinic', '1 year’s experience as a receptionist in a clinic'],
    ['min 4 years electrician', 'at least 4 years’ experience as an electrician'],
    ['2-3 years team leader in retail', '2 to 3 years’ experience as a team leader in retail'],
  ])('%s', (line, text) => expect(readYearsAsPost(line)).toMatchObject({ kind: 'have', text }));

  it.each([
    '4 years SRE or DevOps',
    '3 years payroll',
    '5 yrs SQL Server',
    '2 years in retail',
    '2 years as a manager',
    '3 years experience as manager',
    '2 years residential care',
  ])('%s is none', (line) => expect(readYearsAsPost(line)).toBeNull());
});

/** The states of the United States by the letters that stand behind a town: "Fresno, CA". */

const states: ReadonlyMap<string, string> = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho
|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota
|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina
|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas
|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
    .split('|')
    .map((state) => [state.slice(0, 2), state.slice(3).trim()] as const),
);

/** A place with its state in full: "Fresno, CA" is in California, and what places the job there places it in no other town. */
export const withStateInFull = (place: string): string =>
  place.replace(/,\s*([A-Z]{2})(?=$|[\s,;(])/g, (whole, letters: string) => {
    const state = states.get(letters);
    return state === undefined ? whole : `, ${state}`;
  });

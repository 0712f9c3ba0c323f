/** Names of programs and papers in lines that were typed in capitals: "declarations in ATLAS", "models in Revit". */

/** What is a name wherever it stands. */
const surely = new Map(
  `DATEV Xero Revit AutoCAD SolidWorks SharePoint QuickBooks PowerPoint Photoshop InDesign WordPress Salesforce HubSpot Jira GitHub
  GitLab Linux Python Kubernetes Docker JavaScript TypeScript PostgreSQL MySQL NetSuite Shopify Mailchimp LinkedIn Facebook Instagram
  YouTube TikTok Google Microsoft Procore Bluebeam Tekla Primavera SystmOne Cerner Kronos Zoho Fidelio Bromcom Asana Trello Figma Canva
  Zendesk Freshdesk ServiceNow Workday BambooHR DocuSign Mimecast EMIS MATLAB LabVIEW NCTS CMR HACCP GDPR`
    .split(/\s+/)
    .map((name): [string, string] => [name.toLowerCase(), name]),
);
/** Words of every day that are names behind "in", "on", "with" or "using" only, where nothing follows that they could stand before. */
const behindWords = new Map(
  'ATLAS Excel Sage Outlook Oracle Opera SIMS Tally Tableau Epic Dynamics Primavera Navision Slack Notion'
    .split(' ')
    .map((name): [string, string] => [name.toLowerCase(), name]),
);

/** A calmed line with the names of programs as they are written. */
export const withProgramNames = (text: string): string =>
  text
    .replace(/\b[a-z]{3,}\d*\b/gi, (word) => surely.get(word.toLowerCase()) ?? word)
    .replace(
      /\b(in|on|with|using|via|into|of|like) ([a-z]{3,})(?=$|[,.;)/]| (?:and|or|to|for|daily|weekly|on|at)\b)/gi,
      (whole, before: string, word: string) => {
        const name = behindWords.get(word.toLowerCase());
        return name === undefined ? whole : `${before} ${name}`;
      },
    );

/** What is typed in capitals for its weight, and is no name. */
const weighty =
  /^(?:ALL|ANY|OUR|YOUR|THE|NO|NOT|OWN|EACH|EVERY|BOTH|MUST|AND|OR|NEVER|ALWAYS|ONLY|NEW|FULL|SAFETY|FIRST|THIS|THAT|THEM|TIME|HOURS|YEARS?|DAYS?|HOME|SITE|WORK)$/;
/** Whether a line was typed as lines are, so that capitals in it mean something. */
const isProse = (line: string): boolean => (line.match(/\b[a-z]{2,}\b/g)?.length ?? 0) > 1;

/** The names that a paper has in capitals in lines of its own that are no shouting: "experience of ATLAS or similar". */
export const namesInCapitals = (paper: string): ReadonlySet<string> =>
  new Set(
    paper
      .split('\n')
      .filter(isProse)
      .flatMap((line) => [
        ...line.matchAll(/\b(?:in|on|with|using|via|into|of|like|and|or) ([A-Z]{3,8})\b(?! [A-Z]{2})/g),
      ])
      .map(([, name = '']) => name)
      .filter((name) => !weighty.test(name)),
  );

/** A calmed line with such a name as the paper has it. */
export const withNamesOf = (calmed: string, typed: string, names: ReadonlySet<string>): string =>
  calmed === typed
    ? calmed
    : calmed.replace(/\b[a-z]{3,8}\b/g, (word) =>
        names.has(word.toUpperCase()) && new RegExp(`\\b${word.toUpperCase()}\\b`).test(typed)
          ? word.toUpperCase()
          : word,
      );

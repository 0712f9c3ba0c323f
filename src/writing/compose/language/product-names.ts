/** Products and languages that have two names: "Postgres" and "PostgreSQL", "K8s" and "Kubernetes". Nobody knows both of them. */

const names: readonly (readonly [RegExp, string])[] = [
  [/\bPostgres(?:QL)?(?: SQL)?\b/gi, 'postgres'],
  [/\b(?:K8s|Kubernetes)\b/gi, 'kubernetes'],
  [/\b(?:JavaScript|Java Script|JS)\b(?!\.)/g, 'javascript'],
  [/\b(?:TypeScript|TS)\b/g, 'typescript'],
  [/\bGolang\b/gi, 'Go'],
  [/\bNode(?:\.?[jJ][sS])?\b/g, 'node'],
  [/\bReact(?:\.?js)\b/gi, 'React'],
  [/\bVue(?:\.?js)\b/gi, 'Vue'],
  [/\bAngular(?:\.?js)\b/gi, 'Angular'],
  [/\b(?:(?:MS|Microsoft) SQL(?: Server)?|MSSQL|SQL Server)\b/gi, 'sqlserver'],
  [
    /\b(?:MS|Microsoft) (?=(?:Excel|Word|Outlook|Access|Project|Teams|PowerPoint|Power BI|Azure|Dynamics|Visio|SharePoint)\b)/gi,
    '',
  ],
  [/\bPower ?BI\b/gi, 'powerbi'],
  [/\b(?:AWS|Amazon Web Services)\b/gi, 'aws'],
  [/\b(?:GCP|Google Cloud(?: Platform)?)\b/gi, 'gcp'],
  [/\bAuto ?CAD\b/gi, 'autocad'],
  [/\bSolid ?Works\b/gi, 'solidworks'],
  [/\bQuick ?Books\b/gi, 'quickbooks'],
  [/\bAdobe (?=(?:Photoshop|Illustrator|InDesign|Premiere|Lightroom|XD)\b)/gi, ''],
  [/\bMongo(?:DB)?\b/gi, 'mongodb'],
  [/\bElastic ?Search\b/gi, 'elasticsearch'],
  [/\bWord ?Press\b/gi, 'wordpress'],
  [/\bGit ?Hub\b/gi, 'github'],
];

/** A text in which each of them has one name. */
export const inOneName = (text: string): string =>
  /[A-Z]/.test(text) ? names.reduce((said, [name, one]) => said.replace(name, one), text) : text;

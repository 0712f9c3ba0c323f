/** Names of programs and methods that are everyday words as well: "Workday experience is a plus", "Sage or Xero". */

/**
 * Not what is as often a trade or a post before "experience": "Greenhouse experience" is a gardener's, "Deputy experience"
 * and "Chef experience" are of posts, "Opera experience" may be a singer's.
 */
const names = new Set(
  `Workday Sage Lean Slack Teams Word Access Excel Outlook Notion Asana Trello Canva Stripe Shopify Epic Cerner Lever Rippling Gusto Intercom
  Confluence Tally Athena Zoom Miro Rhino Snowflake Airflow Spark Puppet Ansible Unity Unreal Maya Blender Scratch React Node Angular Vue
  Flutter Swift Rust Ruby Dart Elixir Scala Julia Spring Flask Oracle Tableau Looker Concur Coupa Ariba Manhattan Pegasus Clio Leap Pipedrive
  Amplitude Dynamics Primavera Premiere Illustrator Lightroom Kronos Dayforce Mews Arbor Firefly Kaizen Kanban Scrum Basecamp
  Zendesk Zoho Sketch Procreate Envoy Sketchup Tekla Revit Navision Pastel Quickbooks Magento Hubspot Loom Copilot Gemini Claude`.split(
    /\s+/,
  ),
);

/** What makes a word before it a name: nobody has experience of a slack. */
const known =
  /^(?:(?:[A-Z][\w.-]*|\d+|power|advanced|basic|intermediate) ){0,2}(?:experience|exp|knowledge|skills?|expertise|proficiency|literacy|certification|certified|certificate|trained|training|users?|admin|administrators?|administration|developers?|software|boards?|spreadsheets?|licen[cs]es?)\b/;

/** Whether a text begins with such a name, where it can be nothing else: before what is known of it, or in a row of names. */
export function beginsWithProgram(text: string): boolean {
  const [, first = '', rest = ''] = /^([A-Z][a-z]+)(?:$|[ ,/;](.*)$)/s.exec(text) ?? [];
  return names.has(first) && (known.test(rest) || /^\S+(?:$|[,/;] ?[A-Z]|\s(?:or|and|\/|&)\s[A-Z])/.test(text));
}

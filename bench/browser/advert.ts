/** The adverts that the editors are opened with: the shapes that adverts have. */
import { documentFromMarkdown, serialiseDocument } from '#domain/document/index.ts';

const paragraph =
  'Most people see a wind farm from the beach. We want **curious** people who go out on the cold mornings too, because 240,000 homes are counting on it and the crew of three has to trust each other with everything.';
const list =
  '- Inspect, grease and repair pitch, yaw and braking systems\n- Trace faults up to 690 volts\n- Write up each job';
const section = `## What you will do\n\n${paragraph}\n\n${list}\n\n${paragraph}`;

/** Stored content of so many sections of about 550 characters. The last paragraph is the one that is typed into. */
export const contentOf = (sections: number): string =>
  serialiseDocument(
    documentFromMarkdown(
      `# Keep 240,000 homes lit\n\n${Array.from({ length: sections }, () => section).join('\n\n')}\n\nAnd then `,
    ),
  );

/** A full advert: just under the cap of 10,000 characters. */
export const fullAdvert = contentOf(17);

/** Paragraphs, headings and lists of the advert as paragraphs of a Word document. */
import { AlignmentType, HeadingLevel, type IParagraphOptions, Paragraph } from 'docx';
import type { Alignment, BlockNode, ListItemNode, ListNode } from '#domain/document/index.ts';
import { runsOf } from './word-runs.ts';
import { indentStep, numberedLevels, numberingName } from './word-styles.ts';

const alignments: Record<Exclude<Alignment, ''>, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
};
const headings = { h1: HeadingLevel.HEADING_1, h2: HeadingLevel.HEADING_2, h3: HeadingLevel.HEADING_3 } as const;

type Look = Pick<IParagraphOptions, 'alignment' | 'bidirectional'>;

function lookOf(node: { format: Alignment; direction: 'ltr' | 'rtl' | null }): Look {
  return {
    ...(node.format === '' ? {} : { alignment: alignments[node.format] }),
    ...(node.direction === 'rtl' ? { bidirectional: true } : {}),
  };
}

/** One list in Word: items with the same name and instance count on. */
interface Numbering {
  name: string;
  instance: number;
}

/** Goes through the document once; remembers which numberings Word has to define. */
export class BlockWalker {
  readonly numberingNames = new Set<string>();
  private lists = 0;

  /** The paragraphs of these blocks. */
  paragraphsOf(blocks: readonly BlockNode[]): Paragraph[] {
    return blocks.flatMap((block) => {
      if (block.type === 'list') return this.listOf(block, 0, undefined);
      const indent = block.indent === 0 ? {} : { indent: { left: indentStep * block.indent } };
      const heading = block.type === 'heading' ? { heading: headings[block.tag] } : {};
      return [new Paragraph({ ...lookOf(block), ...indent, ...heading, children: runsOf(block.children) })];
    });
  }

  private numberingOf(list: ListNode, level: number, parent: Numbering | undefined): Numbering {
    const name = numberingName(list.listType, level, list.start);
    this.numberingNames.add(name);
    // Within its parent's numbering a nested list begins again after each item of the parent, as on the page.
    if (parent !== undefined && parent.name === name) return parent;
    this.lists += 1;
    return { name, instance: this.lists };
  }

  private listOf(list: ListNode, depth: number, parent: Numbering | undefined): Paragraph[] {
    const level = Math.min(depth, numberedLevels - 1);
    const numbering = this.numberingOf(list, level, parent);
    return list.children.flatMap((item) => this.itemOf(item, level, numbering));
  }

  private itemOf(item: ListItemNode, level: number, numbering: Numbering): Paragraph[] {
    const nested = item.children.filter((child): child is ListNode => child.type === 'list');
    const inner = nested.flatMap((list) => this.listOf(list, level + 1, numbering));
    if (nested.length > 0 && nested.length === item.children.length) return inner;
    const own = new Paragraph({
      ...lookOf(item),
      style: 'ListParagraph',
      numbering: { reference: numbering.name, instance: numbering.instance, level },
      children: runsOf(item.children),
    });
    return [own, ...inner];
  }
}

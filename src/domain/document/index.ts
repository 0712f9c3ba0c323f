/** The stored advert document: schema, reading, making, counting, HTML. */
export { addCommentMark, appendStatement, documentFromMarkdown, documentFromText } from './build.ts';
export { documentToHtml } from './html.ts';
export { isLinkAddress } from './link.ts';
export {
  carryMarks,
  equalWithoutMarks,
  isOneMarkMore,
  keepMarks,
  type LineRange,
  lineTexts,
  markRanges,
  rangesOfMark,
  rangesOfMarks,
  textOfRanges,
} from './marks.ts';
export { type DocumentFault, type ParsedDocument, parseDocument, serialiseDocument } from './parse.ts';
export {
  type Alignment,
  type BlockNode,
  documentVersion,
  emptyDocument,
  type HeadingNode,
  type InlineNode,
  type LinkNode,
  type ListItemNode,
  type ListNode,
  type MarkNode,
  type ParagraphNode,
  type StoredDocument,
  type TextNode,
  textFormats,
} from './schema.ts';
export {
  blockTexts,
  commentMarkIds,
  countCharacters,
  countWords,
  documentText,
  equalDocuments,
  isEmptyDocument,
} from './text.ts';

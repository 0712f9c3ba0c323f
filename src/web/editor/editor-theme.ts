/** Class names that Lexical puts on the advert's elements. */
import type { EditorThemeClasses } from 'lexical';
import classes from './copy.module.css';

export const editorTheme: EditorThemeClasses = {
  paragraph: classes.paragraph,
  heading: { h1: classes.h1, h2: classes.h2, h3: classes.h3 },
  link: classes.link,
  mark: classes.comment,
  markOverlap: classes.commentOverlap,
  list: {
    ul: classes.bullets,
    ol: classes.numbers,
    listitem: classes.item,
    nested: { listitem: classes.nested },
  },
  text: {
    bold: classes.bold,
    italic: classes.italic,
    underline: classes.underline,
    strikethrough: classes.strike,
    underlineStrikethrough: classes.underlineStrike,
    highlight: classes.highlight,
    code: classes.code,
  },
};

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openEditor, outline, paste, stored } from '../editor-fixture.ts';

function pasted(html: string): string {
  const editor = openEditor();
  paste(editor, { 'text/html': html, 'text/plain': 'fallback' });
  return outline(stored(editor));
}

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 15"><style>p.MsoNormal{margin:0;color:red}</style></head><body>${body}</body></html>`;
const wordItem = (level: number, marker: string, text: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${marker}<span style="font:7pt 'Times New Roman'">&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('paste', () => {
  it('from Google Docs: headings, bold, links and nested lists without colours, sizes and alignment', () => {
    expect(
      pasted(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;color:#f00;font-weight:400">Title</span></h1><p style="text-align:center"><span style="font-weight:700;color:rgb(1,2,3)">Bold</span><span style="font-weight:400"> and </span><a href="https://a.example/c"><span>link</span></a></p><ul><li><p>one</p></li><li><p>two</p><ul><li>deep</li></ul></li></ul></b>',
      ),
    ).toBe('h1(Title) p(Bold:1 and [link](https://a.example/c)) ul(<one><two><ul(<deep>)>)');
  });

  it('from Word: its flat lists become lists', () => {
    expect(
      pasted(
        word(
          `<p class="MsoNormal" style="text-align:justify"><b>Role</b><o:p></o:p></p>${wordItem(1, '·', 'First')}${wordItem(2, 'o', 'Nested')}${wordItem(1, '·', 'Second')}<h2>Head</h2>`,
        ),
      ),
    ).toMatch(/^p\(Role:1\) ul\(<First><(ul\(<)?Nested(>\))?><Second>\) h2\(Head\)$/);
  });

  it('from a web page: no script, no picture, no foreign address; a table as lines', () => {
    const outlined = pasted(
      '<script>alert(1)</script><h5>Small</h5><blockquote>Said</blockquote><p onclick="x()">A <a href="javascript:alert(1)">trap</a> <img src=x onerror=alert(1)><a href="mailto:a@b.c">mail</a></p><table><tr><td>A</td><td>B</td></tr></table>',
    );
    expect(outlined).toMatch(/^h3\(Small\) p\(Said\) p\(A trap mail\) /);
    expect(outlined).toContain('A');
    expect(outlined).not.toMatch(/alert|javascript|mailto|img/);
  });

  it('of plain text: lines become paragraphs, nothing becomes a link', () => {
    const editor = openEditor();
    paste(editor, { 'text/plain': 'One https://x.example\nTwo' });
    expect(outline(stored(editor))).toBe('p(One https://x.example) p(Two)');
  });

  it('keeps every nested list within seven levels', () => {
    const deep = `${'<ul><li>x'.repeat(12)}${'</li></ul>'.repeat(12)}`;
    const outlined = pasted(deep);
    expect(outlined.match(/ul\(/g)?.length ?? 0).toBeLessThanOrEqual(7);
    expect(outlined.match(/x/g)).toHaveLength(12);
  });
});

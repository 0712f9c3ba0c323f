/** The one form of all mails: HTML that holds in old clients, and the same in plain text (design: E-mails). */

/** What a mail says. Paragraphs are plain text and are escaped here; a quote holds somebody's own words, set apart from ours. */
export interface MailText {
  subject: string;
  preheader: string;
  heading: string;
  body: readonly (string | { quote: string })[];
  action?: { label: string; link: string };
  after?: string;
  footer: string;
}

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Segoe UI',Helvetica,Arial,sans-serif";

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for HTML, element content and quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Somebody's own words keep their lines. */
const withLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

const mailto = 'mailto:';

const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:640px){.wrap{width:100%!important;table-layout:fixed}.pad{padding-left:24px!important;padding-right:24px!important}.h1{font-size:27px!important;line-height:32px!important}.btn,.btn td{width:100%!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.bg{background:#101615!important}.card{background:#19211f!important;border-color:#36423e!important}.tx{color:#ecefea!important}.mu{color:#a5afa9!important}.btn td{background:#bcd5cb!important}.btn a{color:#0c2926!important}.lk{color:#92bbad!important}.qt{border-color:#4d5b55!important}}`;

const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The mail as HTML. */
export function mailHtml(mail: MailText): string {
  const paragraph = (text: string) =>
    `<p class="tx" style="margin:0 0 16px;font:400 16px/25px ${sans};color:#161d1b">${withLines(text)}</p>`;
  const quote = (text: string) =>
    `<blockquote class="tx qt" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #d3d8d0;font:400 16px/25px ${sans};color:#161d1b">${withLines(text)}</blockquote>`;
  const small = (html: string) =>
    `<p class="mu" style="margin:0 0 12px;font:400 13px/20px ${sans};color:#586059">${html}</p>`;
  const link = mail.action === undefined ? '' : escapeHtml(mail.action.link);
  const isMailto = link.startsWith(mailto);
  const shownLink = isMailto ? link.slice(mailto.length) : link;
  const button =
    mail.action === undefined
      ? ''
      : `${table} class="btn" style="margin:8px 0 24px"><tr><td bgcolor="#143c37" style="background:#143c37;border-radius:8px"><a href="${link}" style="display:inline-block;padding:15px 26px;font:600 16px/20px ${sans};color:#ffffff;text-decoration:none">${escapeHtml(mail.action.label)}</a></td></tr></table>`;
  const fallback =
    mail.action === undefined
      ? ''
      : small(
          `If the button doesn't work, ${isMailto ? 'write to' : 'copy this address into your browser'}:<br><a class="lk" href="${link}" style="color:#1b4f47;word-break:break-all">${shownLink}</a>`,
        );
  const after = mail.after === undefined ? '' : small(escapeHtml(mail.after));
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(mail.subject)}</title><style>${styles}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f4f5f2"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preheader)}</div>
${table} width="100%" class="bg" bgcolor="#f4f5f2" style="background:#f4f5f2"><tr><td align="center" style="padding:32px 12px">${table} width="600" class="wrap" style="width:600px;max-width:600px">
<tr><td class="pad" style="padding:0 40px 18px">${table}><tr><td width="28" height="28" align="center" valign="middle" bgcolor="#143c37" style="width:28px;height:28px;background:#143c37;border-radius:6px;border-bottom:3px solid #f8ce34;font:700 17px/25px ${serif};color:#ffffff">H</td><td class="tx" style="padding-left:10px;font:500 21px/28px ${serif};color:#161d1b">Hirewright</td></tr></table></td></tr>
<tr><td class="card pad" bgcolor="#ffffff" style="background:#ffffff;border:1px solid #e4e7e1;border-radius:2px;padding:40px 40px 28px;overflow-wrap:anywhere;word-break:break-word"><h1 class="tx h1" style="margin:0 0 16px;font:400 32px/38px ${serif};letter-spacing:-.01em;color:#161d1b">${escapeHtml(mail.heading)}</h1>${mail.body.map((part) => (typeof part === 'string' ? paragraph(part) : quote(part.quote))).join('')}${button}${fallback}</td></tr>
<tr><td class="pad" style="padding:20px 40px 0">${after}${small(escapeHtml(mail.footer))}</td></tr></table></td></tr></table></body></html>
`;
}

/** A quote in plain text, each line behind the mark that mail programs know. */
const quoted = (text: string): string => text.replace(/\r?\n/g, '\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** The mail as plain text. */
export function mailPlain(mail: MailText): string {
  const action =
    mail.action === undefined ? [] : [`${mail.action.label}:\n${mail.action.link.replace(/^mailto:/, '')}`];
  const after = mail.after === undefined ? [] : [mail.after];
  const body = mail.body.map((part) => (typeof part === 'string' ? part : quoted(part.quote)));
  return `${[mail.heading, ...body, ...action, ...after, `-- \n${mail.footer}`].join('\n\n')}\n`;
}

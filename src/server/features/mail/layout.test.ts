import { describe, expect, it } from 'vitest';
import { type MailText, mailHtml, mailPlain } from './layout.ts';

const mail: MailText = {
  subject: 'A change',
  preheader: 'With a message.',
  heading: 'One more round',
  body: ['Hello,', 'Orla sent it back with this message:', { quote: 'Say how deep it is.\r\n\n<b>And</b> where.' }],
  footer: 'Sent by Hirewright.',
};

describe('a mail', () => {
  it("sets somebody's own words apart, line by line, in both forms", () => {
    expect(mailPlain(mail)).toContain('this message:\n\n> Say how deep it is.\n>\n> <b>And</b> where.\n\n-- \nSent by');
    expect(mailHtml(mail)).toContain('Say how deep it is.<br><br>&lt;b&gt;And&lt;/b&gt; where.</blockquote>');
  });

  it('names an address to write to as an address, and a page as a link', () => {
    const toWrite = { ...mail, action: { label: 'Write to us', link: 'mailto:help@company.example' } };
    expect(mailPlain(toWrite)).toContain('Write to us:\nhelp@company.example');
    expect(mailHtml(toWrite)).toMatch(/write to:<br><a class="lk" href="mailto:help@company\.example"[^>]*>help@/);
    const toOpen = { ...mail, action: { label: 'Open', link: 'https://company.example/?a=1&b=2' } };
    expect(mailPlain(toOpen)).toContain('Open:\nhttps://company.example/?a=1&b=2');
    expect(mailHtml(toOpen)).toContain(
      'copy this address into your browser:<br><a class="lk" href="https://company.example/?a=1&amp;b=2"',
    );
  });
});

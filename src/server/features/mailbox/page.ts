/** The local mailbox as pages without script: what would have been sent, for the people of this computer only. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailbox, MailboxMessage } from '../../ports/mail.ts';
import { escapeHtml } from '../mail/service.ts';

const style = `:root{color-scheme:light dark;--desk:#f4f5f2;--paper:#fff;--text:#161d1b;--dim:#586059;--line:#d3d8d0;--ink:#1b4f47}
@media (prefers-color-scheme:dark){:root{--desk:#101615;--paper:#19211f;--text:#ecefea;--dim:#a5afa9;--line:#36423e;--ink:#92bbad}}
*{box-sizing:border-box}body{margin:0;overflow-wrap:anywhere;background:var(--desk);color:var(--text);font:14px/20px system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:40px 24px 64px}h1{font:400 36px/40px Georgia,serif;letter-spacing:-.02em;margin:0 0 8px}
p{margin:0 0 12px;color:var(--dim)}a{color:var(--ink)}a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible{outline:2px solid var(--ink);outline-offset:3px;box-shadow:0 0 0 2px #f8ce34}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}li{border-bottom:1px solid var(--line)}
li a>span{min-width:0}li a{display:flex;gap:16px;justify-content:space-between;flex-wrap:wrap;padding:14px 8px;color:inherit;text-decoration:none}li a:hover{background:var(--paper)}
strong{font:450 20px/26px Georgia,serif;display:block}small{font-size:13px;color:var(--dim);font-variant-numeric:tabular-nums}
form{display:flex;gap:8px;margin:20px 0;flex-wrap:wrap}input{flex:1;min-width:200px;height:44px;padding:0 12px;border:1px solid #7d857c;border-radius:8px;background:var(--paper);color:inherit;font:inherit}
button,.go{display:inline-flex;align-items:center;height:44px;padding:0 18px;border:0;border-radius:8px;background:#143c37;color:#fff;font:600 14px/20px system-ui;text-decoration:none;cursor:pointer}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px}dt{color:var(--dim)}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--paper);border:1px solid var(--line);border-radius:2px;padding:20px;font:14px/22px ui-monospace,monospace}
iframe{width:100%;height:760px;border:1px solid var(--line);border-radius:2px;background:#f4f5f2}summary{cursor:pointer;margin:20px 0 8px;font-weight:600}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} - Hirewright</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const when = (date: Date): string => {
  const [day, time] = date.toISOString().split('T');
  return `${(day ?? '').split('-').reverse().join('.')}, ${(time ?? '').slice(0, 5)} UTC`;
};

function listPage(messages: readonly MailboxMessage[], search: string): string {
  const rows = messages.map(
    (message) =>
      `<li><a href="/mailbox/${encodeURIComponent(message.id)}"><span><strong>${escapeHtml(message.subject)}</strong><small>To ${escapeHtml(message.to)}</small></span><small>${when(message.date)}</small></a></li>`,
  );
  const none =
    search === ''
      ? 'No messages yet. Sign up or invite somebody, and the message appears here.'
      : `No message matches “${escapeHtml(search)}”.`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mail isn't connected, so every message of this installation is kept here instead of being sent. To send real mail, set SMTP_URL and MAIL_FROM and restart.</p><p>Only the computer that runs Hirewright can open this page.</p>
<form method="get" action="/mailbox" role="search"><input type="search" name="search" aria-label="Search by address or subject" placeholder="Search by address or subject" value="${escapeHtml(search)}"><button type="submit">Search</button></form>
${rows.length === 0 ? `<p>${none}</p>` : `<ul>${rows.join('')}</ul>`}`,
  );
}

function messagePage(message: MailboxMessage): string {
  const link = message.links[0];
  const id = encodeURIComponent(message.id);
  return page(
    message.subject,
    `<p><a href="/mailbox">Mailbox</a></p><h1>${escapeHtml(message.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(message.to)}</dd><dt>Received</dt><dd>${when(message.date)}</dd></dl>
${link === undefined ? '' : `<p><a class="go" href="${escapeHtml(link)}">Open the link of this message</a></p>`}
<details open><summary>As it looks</summary><iframe sandbox title="The message as it looks" src="/mailbox/${id}/html"></iframe></details>
<details><summary>Text</summary><pre tabindex="0">${escapeHtml(message.text)}</pre></details>
<p><a href="/mailbox/${id}/source">Download message</a></p>`,
  );
}

const refusal = "The mailbox opens on the computer that runs Hirewright, and only while mail isn't connected.";

/** Whether a call comes from this computer itself, and not through a proxy on it. */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return loopback && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
}

/** Adds /mailbox. Its pages hold sign-in links, so they answer to loopback only. */
export function addMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  const html = (reply: FastifyReply, text: string, code = 200) =>
    reply.code(code).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);
  const local = (request: FastifyRequest, reply: FastifyReply) =>
    isLocal(request) ? undefined : html(reply, page('Mailbox', `<h1>Mailbox</h1><p>${refusal}</p>`), 404);
  const missing = (reply: FastifyReply) =>
    html(
      reply,
      page('Mailbox', '<h1>Mailbox</h1><p>This message is gone. <a href="/mailbox">Back to the mailbox</a></p>'),
      404,
    );

  app.get<{ Querystring: { search?: unknown } }>('/mailbox', async (request, reply) => {
    const refused = local(request, reply);
    if (refused) return refused;
    const search = typeof request.query.search === 'string' ? request.query.search.trim() : '';
    const wanted = search.toLowerCase();
    const messages = (await mailbox.list()).filter(
      (message) => message.to.toLowerCase().includes(wanted) || message.subject.toLowerCase().includes(wanted),
    );
    return html(reply, listPage(messages, search));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const refused = local(request, reply);
    if (refused) return refused;
    const message = await mailbox.get(request.params.id);
    return message === undefined ? missing(reply) : html(reply, messagePage(message));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const refused = local(request, reply);
    if (refused) return refused;
    const message = await mailbox.get(request.params.id);
    if (message === undefined) return missing(reply);
    // The message is shown in a sandboxed frame: its styles may apply, nothing else.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    reply.header('x-frame-options', 'SAMEORIGIN');
    return html(reply, message.html);
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/source', async (request, reply) => {
    const refused = local(request, reply);
    if (refused) return refused;
    const source = await mailbox.getSource(request.params.id);
    if (source === undefined) return missing(reply);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="message.eml"')
      .type('message/rfc822')
      .send(Buffer.from(source));
  });
}

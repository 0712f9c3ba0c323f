/** The contract as OpenAPI 3.1, and a reference page that needs no script. */
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, readRoute } from '#contract/routes.ts';
import { type ErrorCode, errorRegistry } from '#domain/errors.ts';
import { capabilities } from '#domain/permissions.ts';

type Json = Record<string, unknown>;

const everywhere: ErrorCode[] = ['VALIDATION', 'MALFORMED', 'TOO_MANY_REQUESTS', 'INTERNAL'];

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties as Json).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: value,
  }));
}

/** Codes that an endpoint may answer, in order of their status. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const session: ErrorCode[] = endpoint.requires === 'public' ? [] : ['UNAUTHENTICATED'];
  const role: ErrorCode[] = ['public', 'signed-in', 'reviewer'].includes(endpoint.requires) ? [] : ['FORBIDDEN'];
  return [...new Set([...everywhere, ...session, ...role, ...(endpoint.errors ?? [])])].sort(
    (one, other) => errorRegistry[one].status - errorRegistry[other].status,
  );
}

const securityOf: Partial<Record<string, Json>> = {
  public: { security: [] },
  reviewer: { security: [{ reviewer: [] }] },
  reader: { security: [{ session: [] }, { reviewer: [] }] },
};

function operationOf(name: EndpointName, endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const { status } = errorRegistry[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const failures = Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errorRegistry[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
      },
    ]),
  );
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [name.split('.', 1)[0]],
    ...(securityOf[endpoint.requires] ?? {}),
    'x-requires': endpoint.requires,
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } },
      ...failures,
    },
  };
}

/** The OpenAPI document. `server` is the base that calls are made to. */
export function openApi(server: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(contract) as EndpointName[]) {
    const { method, path } = readRoute(name);
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: operationOf(name, contract[name]) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hirewright', version, description: 'Every call that the pages make. Errors are a list of items.' },
    servers: [{ url: `${server}/api` }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        reviewer: { type: 'http', scheme: 'Reviewer', description: "The token of a reviewer's link" },
      },
      schemas: {
        Errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['message', 'code'],
            properties: {
              message: { type: 'string' },
              code: { enum: Object.keys(errorRegistry) },
              field: { type: 'string' },
            },
          },
        },
      },
    },
  };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[character]};`);

function requirementText(requires: Endpoint['requires']): string {
  if (requires === 'public') return 'Anybody';
  if (requires === 'signed-in') return 'Anybody who is signed in';
  if (requires === 'reviewer') return 'A reviewer, with the token of their link';
  if (requires === 'reader') return `${capabilities['advert.read'].join(', ')}, or a reviewer of the advert`;
  if (requires === 'operator') return 'The people who run the installation (OPERATOR_EMAILS)';
  return capabilities[requires].join(', ');
}

const pageStyle = `:root{color-scheme:light dark}a{color:light-dark(#1b4f47,#92bbad)}body{font:15px/1.5 system-ui,sans-serif;max-width:960px;margin:40px auto;padding:0 16px}
h1{font:400 36px/40px Georgia,serif}h2{font:500 20px/26px Georgia,serif;margin:40px 0 4px}code,pre{font:13px/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:12px;border:1px solid #7d857c;border-radius:8px}summary{cursor:pointer;padding:4px 0}dt{font-weight:600;margin-top:8px}dd{margin:0}`;

/** The reference page: all endpoints with who may call them, schemas and errors. */
export function referencePage(): string {
  const section = (name: EndpointName): string => {
    const endpoint: Endpoint = contract[name];
    const { method, path } = readRoute(name);
    const block = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
      schema === undefined
        ? ''
        : `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>`;
    const errors = errorsOf(endpoint)
      .map(
        (code) =>
          `<dt><code>${errorRegistry[code].status} ${code}</code></dt><dd>${escapeHtml(errorRegistry[code].message)}</dd>`,
      )
      .join('');
    return `<section><h2 id="${name}">${escapeHtml(endpoint.summary)}</h2><p><code>${method} /api${escapeHtml(path)}</code><br>Who: ${requirementText(endpoint.requires)}</p>
${block('Path', endpoint.params, 'input')}${block('Query', endpoint.query, 'input')}${block('Body', endpoint.body, 'input')}${block('Reply', endpoint.reply, 'output')}
<details><summary>Errors</summary><dl>${errors}</dl></details></section>`;
  };
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API reference - Hirewright</title><style>${pageStyle}</style></head>
<body><main><h1>API reference</h1><p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Send <code>Authorization: Bearer &lt;token&gt;</code> with the token of a log-in; reviewers send <code>Authorization: Reviewer &lt;token&gt;</code> with the token of their link.</p>
${(Object.keys(contract) as EndpointName[]).map(section).join('\n')}</main></body></html>`;
}

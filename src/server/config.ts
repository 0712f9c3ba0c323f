import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type FilmName, filmNames } from '#contract/people.ts';

/** Where uploaded and generated files are kept when they do not stay on this machine's disk. */
export interface S3Config {
  /** Base address of an S3-compatible store; undefined means Amazon's own for the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True when the bucket is part of the path rather than of the host name (MinIO, Ceph, Swift). */
  pathStyle: boolean;
}

/** Which language model writes; without it the built-in writer does. */
export interface AiConfig {
  provider: 'openai' | 'anthropic' | 'openai-compatible';
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/** How much the server logs, in pino's words. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything the environment decides about a running server. Made by {@link readConfig} only. */
export interface Config {
  host: string;
  /** TCP port; 0 lets the operating system choose. */
  port: number;
  /** Absolute path of the directory that holds the embedded database, the files and the mailbox. */
  dataDir: string;
  /** Connection string of an external PostgreSQL 15 or newer; undefined means the embedded one. */
  databaseUrl: string | undefined;
  /** Connections for companies' work; looking people up takes a quarter of that again. */
  databasePool: number;
  /** Undefined means the disk under `dataDir`. */
  s3: S3Config | undefined;
  /** Undefined means the mailbox: each mail is one .eml file under `dataDir`. */
  smtpUrl: string | undefined;
  /** Sender of every mail: an address, or a name with the address in angle brackets. */
  mailFrom: string;
  /** Base of every mailed link, without a slash at the end. */
  publicUrl: string;
  /** True when PUBLIC_URL was set, false when it was derived from the port. */
  publicUrlIsSet: boolean;
  /** Undefined means the built-in writer. */
  ai: AiConfig | undefined;
  /** Accounts that see the operator's desk, in lower case. */
  operatorEmails: readonly string[];
  /** Recipient of the contact form; undefined when nobody reads it. */
  supportEmail: string | undefined;
  knowledgeBaseUrl: string | undefined;
  /** Addresses of films by subject; INTRO_VIDEO_URL and HELP_VIDEO_URLS. */
  films: Partial<Record<FilmName, string>>;
  /** Whether the first start creates the demo companies. */
  demo: boolean;
  /** Addresses and networks (CIDR) whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  logLevel: LogLevel;
}

/** A setting is wrong. The message is one sentence for whoever starts the server: which, what, and what would be right. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const;
const NETWORK_WORDS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An unset and an empty variable mean the same: compose files and shells often write `NAME=`. */
const unsetWhenEmpty = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || undefined : value);

const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unsetWhenEmpty, schema);

const wholeNumber = (least: number, most: number, fallback: number) => {
  const right = `has to be a whole number from ${least} to ${most}`;
  return setting(
    z
      .string()
      .regex(/^\d{1,9}$/, right)
      .transform(Number)
      .refine((value) => value >= least && value <= most, right)
      .optional()
      .transform((value) => value ?? fallback),
  );
};

const isUrl = (value: string, protocols: readonly string[]): boolean => {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const url = (protocols: readonly string[], example: string) => {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return setting(
    z
      .string()
      .refine((value) => isUrl(value, protocols), `has to be an address that starts with ${starts}, such as ${example}`)
      .optional(),
  );
};

const WEB = ['http:', 'https:'] as const;
const ADDRESS = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;
const SENDER = /^(?:[^<>\r\n"]*<)?([^\s@<>]+@[^\s@<>]+?)>?$/;

const list = (isRight: (value: string) => boolean, right: string) =>
  setting(
    z
      .string()
      .transform((value) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      )
      .refine((items) => items.every(isRight), right)
      .optional()
      .transform((items): readonly string[] => items ?? []),
  );

const isFilm = (name: string): name is FilmName => (filmNames as readonly string[]).includes(name);
const filmsRight = `has to be subjects with the addresses of their films, such as headlines=https://example.com/headlines.mp4,tone=https://example.com/tone.mp4 (subjects: ${filmNames.join(', ')})`;

/** `subject=address` pairs, separated by commas. */
const filmList = list((item) => {
  const at = item.indexOf('=');
  return isFilm(item.slice(0, at)) && isUrl(item.slice(at + 1), WEB);
}, filmsRight).transform(
  (items): Partial<Record<FilmName, string>> =>
    Object.fromEntries(items.map((item) => [item.slice(0, item.indexOf('=')), item.slice(item.indexOf('=') + 1)])),
);

const yesOrNo = setting(
  z
    .string()
    .regex(/^(?:on|off|true|false|yes|no|1|0)$/i, 'has to be on or off')
    .transform((value) => /^(?:on|true|yes|1)$/i.test(value))
    .optional(),
);

const isNetwork = (value: string): boolean => {
  if (NETWORK_WORDS.has(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const text = setting(z.string().optional());

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: setting(
    z
      .string()
      .regex(/^[\w.:%-]+$/, 'has to be an address or a host name without a port, such as 127.0.0.1 or 0.0.0.0')
      .default('127.0.0.1'),
  ),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@localhost:5432/hirewright'),
  DATABASE_POOL: wholeNumber(1, 100, 10),
  S3_ENDPOINT: url(WEB, 'https://s3.example.com'),
  S3_REGION: text,
  S3_BUCKET: setting(
    z
      .string()
      .regex(
        /^[a-zA-Z0-9][a-zA-Z0-9._-]{1,61}[a-zA-Z0-9]$/,
        'has to be a bucket name of 3 to 63 letters, digits, dots and hyphens',
      )
      .optional(),
  ),
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  S3_PATH_STYLE: yesOrNo,
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
  MAIL_FROM: setting(
    z
      .string()
      .regex(SENDER, 'has to be an e-mail address, such as adverts@example.com or Hirewright <adverts@example.com>')
      .default('Hirewright <hirewright@localhost>'),
  ),
  PUBLIC_URL: url(WEB, 'https://adverts.example.com'),
  AI_PROVIDER: setting(
    z.enum(PROVIDERS, `has to be ${PROVIDERS.slice(0, -1).join(', ')} or ${PROVIDERS.at(-1)}`).optional(),
  ),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: url(WEB, 'http://localhost:11434/v1'),
  OPERATOR_EMAILS: list(
    (value) => ADDRESS.test(value),
    'has to be e-mail addresses separated by commas, such as ops@example.com,desk@example.com',
  ),
  SUPPORT_EMAIL: setting(
    z.string().regex(ADDRESS, 'has to be one e-mail address, such as help@example.com').optional(),
  ),
  KNOWLEDGE_BASE_URL: url(WEB, 'https://help.example.com'),
  INTRO_VIDEO_URL: url(WEB, 'https://example.com/introduction.mp4'),
  HELP_VIDEO_URLS: filmList,
  DEMO: yesOrNo,
  TRUSTED_PROXIES: list(
    isNetwork,
    'has to be IP addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8 (loopback, linklocal and uniquelocal are understood too)',
  ),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, `has to be one of ${LOG_LEVELS.join(', ')}`).default('info')),
});

type Environment = z.infer<typeof environment>;

const demand = (value: string | undefined, name: string, because: string, right: string): string => {
  if (value === undefined) throw new ConfigError(`${name} is missing: ${because}, so ${name} has to be ${right}.`);
  return value;
};

const s3Of = (env: Environment): S3Config | undefined => {
  const first = (
    ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION', 'S3_PATH_STYLE'] as const
  ).find((name) => env[name] !== undefined);
  if (first === undefined) return undefined;
  const because = `${first} is set`;
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
    bucket: demand(env.S3_BUCKET, 'S3_BUCKET', because, 'the name of the bucket for uploaded files'),
    accessKeyId: demand(env.S3_ACCESS_KEY, 'S3_ACCESS_KEY', because, "the store's access key id"),
    secretAccessKey: demand(env.S3_SECRET_KEY, 'S3_SECRET_KEY', because, "the store's secret access key"),
    pathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  };
};

const aiOf = (env: Environment): AiConfig | undefined => {
  if (env.AI_PROVIDER === undefined) {
    const first = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).find((name) => env[name] !== undefined);
    if (first === undefined) return undefined;
    demand(undefined, 'AI_PROVIDER', `${first} is set`, `one of ${PROVIDERS.join(', ')}`);
    return undefined;
  }
  const because = `AI_PROVIDER is ${env.AI_PROVIDER}`;
  if (env.AI_PROVIDER === 'openai-compatible') {
    demand(env.AI_BASE_URL, 'AI_BASE_URL', because, "the server's address, such as http://localhost:11434/v1");
  } else {
    demand(env.AI_API_KEY, 'AI_API_KEY', because, "the provider's key");
  }
  return {
    provider: env.AI_PROVIDER,
    model: demand(env.AI_MODEL, 'AI_MODEL', because, "the model's name"),
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
  };
};

/** Settings whose value must not appear in a message: they hold or may hold a secret. */
const SECRET = /(?:KEY|URL|ENDPOINT)$/;
const QUOTED_MOST = 60;

const sentence = (name: string, value: string | undefined, right: string): string => {
  const shown =
    value === undefined || SECRET.test(name) ? '' : ` is ${JSON.stringify(value.slice(0, QUOTED_MOST))} but`;
  return `The setting ${name}${shown} ${right}.`;
};

/**
 * Reads the settings of decisions.md from an environment.
 * @throws {ConfigError} for the first wrong setting, with one sentence that names it and says what would be right.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    throw new ConfigError(sentence(name, env[name], issue?.message ?? 'is wrong'));
  }
  const read = parsed.data;
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    s3: s3Of(read),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    publicUrlIsSet: read.PUBLIC_URL !== undefined,
    ai: aiOf(read),
    operatorEmails: read.OPERATOR_EMAILS.map((email) => email.toLowerCase()),
    supportEmail: read.SUPPORT_EMAIL,
    knowledgeBaseUrl: read.KNOWLEDGE_BASE_URL,
    films: {
      ...read.HELP_VIDEO_URLS,
      ...(read.INTRO_VIDEO_URL === undefined ? {} : { introduction: read.INTRO_VIDEO_URL }),
    },
    demo: read.DEMO ?? read.DATABASE_URL === undefined,
    trustedProxies: read.TRUSTED_PROXIES,
    logLevel: read.LOG_LEVEL,
  };
};

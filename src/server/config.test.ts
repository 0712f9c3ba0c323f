import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
};

describe('readConfig', () => {
  it('needs nothing set', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePool: 10,
      s3: undefined,
      smtpUrl: undefined,
      mailFrom: 'Hirewright <hirewright@localhost>',
      publicUrl: 'http://localhost:3000',
      publicUrlIsSet: false,
      ai: undefined,
      operatorEmails: [],
      supportEmail: undefined,
      knowledgeBaseUrl: undefined,
      films: {},
      demo: true,
      trustedProxies: [],
      logLevel: 'info',
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(
      readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '', S3_BUCKET: '', AI_PROVIDER: '', LOG_LEVEL: '' }),
    ).toEqual(readConfig({}));
  });

  it('leaves the demo out with an external database unless it is asked for', () => {
    const DATABASE_URL = 'postgres://u:p@localhost:5432/app';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  });

  it('derives the public address from the port and strips its last slash', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://adverts.example.com/' })).toMatchObject({
      publicUrl: 'https://adverts.example.com',
      publicUrlIsSet: true,
    });
  });

  it('reads a whole S3 store and addresses an own endpoint by path', () => {
    const env = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'adverts', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    expect(readConfig(env).s3).toEqual({
      endpoint: 'http://localhost:9000',
      region: 'us-east-1',
      bucket: 'adverts',
      accessKeyId: 'a',
      secretAccessKey: 's',
      pathStyle: true,
    });
    expect(readConfig({ ...env, S3_PATH_STYLE: 'off', S3_REGION: 'eu-west-2' }).s3).toMatchObject({
      pathStyle: false,
      region: 'eu-west-2',
    });
  });

  it("reads a model, its key being optional for a server of one's own", () => {
    const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3', AI_BASE_URL: 'http://localhost:11434/v1' };
    expect(readConfig(own).ai).toEqual({
      provider: 'openai-compatible',
      model: 'llama3',
      apiKey: undefined,
      baseUrl: 'http://localhost:11434/v1',
    });
  });

  it('reads lists', () => {
    expect(readConfig({ OPERATOR_EMAILS: 'Ops@Example.com, desk@example.com,' }).operatorEmails).toEqual([
      'ops@example.com',
      'desk@example.com',
    ]);
    expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1, loopback' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
  });

  it('reads the addresses of films by subject', () => {
    const films = readConfig({
      INTRO_VIDEO_URL: 'https://example.com/intro.mp4',
      HELP_VIDEO_URLS: 'headlines=https://example.com/h.mp4?a=b, tone=https://example.com/tone.webm',
    }).films;
    expect(films).toEqual({
      introduction: 'https://example.com/intro.mp4',
      headlines: 'https://example.com/h.mp4?a=b',
      tone: 'https://example.com/tone.webm',
    });
  });

  it.each([
    [{ PORT: '80a' }, 'PORT', 'from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT', 'from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT', 'from 0 to 65535'],
    [{ HOST: 'http://localhost' }, 'HOST', 'such as 127.0.0.1'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL', 'postgres://'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL', 'postgres://'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL', 'from 1 to 100'],
    [{ S3_BUCKET: 'adverts' }, 'S3_ACCESS_KEY', 'access key id'],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET', 'name of the bucket'],
    [{ S3_BUCKET: 'adverts', S3_ACCESS_KEY: 'a' }, 'S3_SECRET_KEY', 'secret access key'],
    [{ S3_BUCKET: 'a b' }, 'S3_BUCKET', 'bucket name'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL', 'smtp://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM', 'e-mail address'],
    [{ MAIL_FROM: 'A <a@b.c>\r\nBcc: x@y.z' }, 'MAIL_FROM', 'e-mail address'],
    [{ PUBLIC_URL: 'adverts.example.com' }, 'PUBLIC_URL', 'https://'],
    [{ AI_PROVIDER: 'gemini' }, 'AI_PROVIDER', 'openai, anthropic or openai-compatible'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY', "provider's key"],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL', "model's name"],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL', 'http://localhost:11434/v1'],
    [{ AI_API_KEY: 'k' }, 'AI_PROVIDER', 'openai'],
    [{ OPERATOR_EMAILS: 'ops' }, 'OPERATOR_EMAILS', 'separated by commas'],
    [{ SUPPORT_EMAIL: 'a@b, c@d' }, 'SUPPORT_EMAIL', 'one e-mail address'],
    [{ KNOWLEDGE_BASE_URL: 'javascript:alert(1)' }, 'KNOWLEDGE_BASE_URL', 'https://'],
    [{ INTRO_VIDEO_URL: 'video.mp4' }, 'INTRO_VIDEO_URL', 'https://'],
    [{ HELP_VIDEO_URLS: 'weather=https://example.com/a.mp4' }, 'HELP_VIDEO_URLS', 'subjects: headlines, interest'],
    [{ HELP_VIDEO_URLS: 'headlines=a.mp4' }, 'HELP_VIDEO_URLS', 'subjects: headlines, interest'],
    [{ DEMO: 'maybe' }, 'DEMO', 'on or off'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES', '10.0.0.0/8'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL', 'info'],
  ])('says in one sentence what is wrong with %j', (env, name, right) => {
    const problem = problemOf(env);
    expect(problem).toContain(name);
    expect(problem).toContain(right);
    expect(problem).toMatch(/^[A-Z][^\n]*\.$/);
  });

  it('never repeats a secret', () => {
    expect(problemOf({ DATABASE_URL: 'mysql://u:hunter2@h' })).not.toContain('hunter2');
    expect(problemOf({ SMTP_URL: 'u:hunter2@h' })).not.toContain('hunter2');
  });
});

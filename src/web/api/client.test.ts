import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call } from './client.ts';

const answer = (make: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(make));
const failure = async (): Promise<ApiError> => {
  const error: unknown = await call('system.health').catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};
const reply = (body: BodyInit, status: number) => async () => new Response(body, { status });

describe('a call that fails', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([400, 404, 409, 500, 503, 599])(
    'with %d carries status, message and the items of the body',
    async (status) => {
      const items = [{ message: 'X', code: 'VALIDATION', field: 'a' }];
      answer(reply(JSON.stringify(items), status));
      expect(await failure()).toMatchObject({ status, message: 'X', items });
    },
  );

  it.each(['{}', '[]', '[{"message":5}]', '<html>', ''])(
    'without a sentence (%j) says the general one',
    async (body) => {
      answer(reply(body, 500));
      expect((await failure()).message).toBe('Something went wrong');
    },
  );

  it('without an answer is an Unknown Error with a sentence for people', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure();
    expect([error.status, error.name]).toEqual([0, 'Unknown Error']);
    expect(error.message).toContain("can't be reached");
  });

  it('because it was given up is an aborted request', async () => {
    answer(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await failure()).toMatchObject({ status: 0, message: 'Aborted request' });
  });

  it('is none when the answer is not JSON but good', async () => {
    answer(reply('fine', 200));
    await expect(call('system.health')).resolves.toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { cleanStyle } from './normalise.ts';

describe('cleanStyle', () => {
  it('keeps the two colours as six hex digits and drops everything else', () => {
    expect(cleanStyle('color: #12AB9F; font-size: 20pt')).toBe('color: #12ab9f;');
    expect(cleanStyle('background-color:#fff8dc')).toBe('background-color: #fff8dc;');
    expect(cleanStyle('color: rgb(1, 2, 3)')).toBe('');
    expect(cleanStyle('color: #123')).toBe('');
    expect(cleanStyle('background: url(https://x.example)')).toBe('');
    expect(cleanStyle('')).toBe('');
  });
});

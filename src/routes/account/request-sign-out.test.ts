import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askBeforeSignOut, requestSignOut } from './request-sign-out.ts';

describe('§sync.20, §account.38 "Logout"', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('has the person asked by what is there to ask', () => {
    const ask = vi.fn();
    const signOut = vi.fn();
    const stop = askBeforeSignOut(ask);
    requestSignOut(signOut);
    stop();
    expect(ask).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(signOut).not.toHaveBeenCalled();
  });

  test('pressed before the code that asks has come, asks once that is there', () => {
    const ask = vi.fn();
    const signOut = vi.fn();
    requestSignOut(signOut);
    requestSignOut(signOut);
    expect(ask).not.toHaveBeenCalled();
    const stop = askBeforeSignOut(ask);
    expect(ask).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(signOut).not.toHaveBeenCalled();
    stop();
  });

  test('signs out once after five seconds where that code does not come', () => {
    const signOut = vi.fn();
    requestSignOut(signOut);
    requestSignOut(signOut);
    vi.advanceTimersByTime(4999);
    expect(signOut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(signOut).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(signOut).toHaveBeenCalledOnce();
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useAuth, useSession } from './session.tsx';

describe('§account.8 Auth errors', () => {
  it.each([
    ['the session', useSession],
    ['who is signed in', useAuth],
  ])('asking for %s outside the provider says so', (_what, use) => {
    const Guard = () => String(use());
    expect(() => renderToStaticMarkup(createElement(Guard))).toThrow(
      'Auth Provider is missing. Make sure, you are using this component inside the auth provider.',
    );
  });
});

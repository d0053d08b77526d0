/** /login, and /forgot-password, which is the same screen. */
import { expect, type Page } from '@playwright/test';
import { password as usualPassword } from '../../journeys/server.ts';

export const signInPage = (page: Page) => {
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const signInButton = page.getByRole('button', { name: 'Sign In', exact: true });
  const sendLinkButton = page.getByRole('button', { name: 'Send Reset Link', exact: true });
  const forgotLink = page.getByRole('link', { name: 'Forgot password', exact: true });
  const backButton = page.getByRole('button', { name: 'Back to Login', exact: true });
  const fill = async (address: string, secret = usualPassword) => {
    await email.fill(address);
    await password.fill(secret);
  };
  const submit = async (address: string, secret?: string) => {
    await fill(address, secret);
    await signInButton.click();
  };
  return {
    title: page.getByRole('heading', { level: 1, name: 'Welcome back' }),
    email,
    password,
    showPasswordButton: page.getByRole('button', { name: 'Show password' }),
    rememberMe: page.getByLabel('Remember me'),
    signInButton,
    signingInButton: page.getByRole('button', { name: 'Signing in...' }),
    forgotLink,
    open: () => page.goto('/login'),
    fill,
    /** Fills the form and sends it. */
    submit,
    /** Signs in, up to the dashboard. */
    async as(address: string, secret?: string) {
      // Signing out loads the same page, which may interrupt this.
      await expect(() => page.goto('/login')).toPass();
      await submit(address, secret);
      await expect(page).toHaveURL('/dashboard');
    },

    forgottenTitle: page.getByRole('heading', { level: 1, name: 'Reset your password' }),
    sendLinkButton,
    sendingLinkButton: page.getByRole('button', { name: 'Sending Reset Link...' }),
    backButton,
    linkSent: page.getByRole('heading', { name: 'Reset Link Sent!' }),
    openForgotten: () => page.goto('/forgot-password'),
    async requestLink(address: string) {
      await email.fill(address);
      await sendLinkButton.click();
    },
  };
};

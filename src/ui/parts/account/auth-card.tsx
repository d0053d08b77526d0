import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';
import { Logo } from '../../primitives/logo.tsx';

const cardRecipe = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: 'full',
    maxWidth: 'form',
    minWidth: '0',
    mx: 'auto',
  },
  variants: {
    sheet: {
      true: {
        p: { base: '5', sm: '8' },
        bg: 'bg.surface',
        borderWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'border.default',
        borderRadius: 'lg',
      },
    },
  },
});
const head = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const titleStyle = css({ textStyle: 'h2' });
const descriptionStyle = css({ color: 'fg.muted' });
const footerStyle = css({
  pt: '5',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderTopColor: 'border.default',
  textStyle: 'small',
  color: 'fg.muted',
});

export type AuthCardProps = {
  title?: string | undefined;
  description?: ReactNode;
  /** Whether to draw a card around the content; otherwise it is directly on the page. */
  sheet?: boolean | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** Logo, title, description, body and footer of every screen for people who are not signed in (§account.10). */
export function AuthCard({
  title = 'Welcome',
  description = 'Sign in to your account to continue',
  sheet = true,
  footer,
  children,
}: AuthCardProps) {
  return (
    <section className={cardRecipe({ sheet })}>
      <Logo />
      <header className={head}>
        <h1 className={titleStyle}>{title}</h1>
        {description && <p className={descriptionStyle}>{description}</p>}
      </header>
      {children}
      {footer && <div className={footerStyle}>{footer}</div>}
    </section>
  );
}

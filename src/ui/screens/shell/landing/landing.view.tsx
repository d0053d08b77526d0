import { ArrowRight } from 'lucide-react';
import { css, cx } from 'styled-system/css';
import { brand } from '../../../../brand.ts';
import { paths } from '../../../../paths.ts';
import { drawing } from '../../../primitives/drawing.ts';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { features } from './features.tsx';

const hero = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[1.05fr 0.95fr]' },
  alignItems: 'center',
  gap: { base: '8', lg: '16' },
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  py: { base: '10', md: '20' },
});
const textColumn = css({ display: 'flex', flexDirection: 'column', gap: '6', alignItems: 'flex-start' });
const display = css({ textStyle: 'display', overflowWrap: 'anywhere' });
const tagline = css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const picture = css({ width: 'full', height: 'auto', borderRadius: 'lg', aspectRatio: 'hero' });
const band = css({
  bg: 'bg.sunken',
  borderBlockWidth: 'hairline',
  borderBlockStyle: 'solid',
  borderBlockColor: 'border.default',
});
const inner = css({ maxWidth: 'page', mx: 'auto', px: 'gutter', py: { base: '12', md: '20' } });
const h2 = css({ textStyle: 'h2', maxWidth: 'measure' });
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
  columnGap: '10',
  rowGap: '10',
  mt: '10',
});
const feature = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const icon = css({ color: 'accent.text', '& svg': { boxSize: '7', strokeWidth: '[1.5]' } });
const closing = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '5' });

/** The landing page (§shell.1, §shell.2). */
export function LandingScreen() {
  return (
    <>
      <section className={hero} aria-labelledby="hero">
        <div className={textColumn}>
          <h1 id="hero" className={display}>
            {brand}
          </h1>
          <p className={tagline}>
            Track your progress, engage with interactive content and master data science skills, one lesson at a time.
          </p>
          <div className={actions}>
            <LinkButton to={paths.login} size="lg">
              Get Started
            </LinkButton>
            <LinkButton to={paths.courses} size="lg" variant="secondary" iconAfter={<ArrowRight aria-hidden />}>
              Explore Courses
            </LinkButton>
          </div>
        </div>
        <img className={cx(picture, drawing)} src="/hero.svg" alt="" width={1200} height={900} fetchPriority="high" />
      </section>

      <section className={band} aria-labelledby="why">
        <div className={inner}>
          <h2 id="why" className={h2}>
            Why Choose {brand}?
          </h2>
          <ul className={list}>
            {features.map(({ title, text, Icon }) => (
              <li key={title} className={feature}>
                <span className={icon}>
                  <Icon aria-hidden />
                </span>
                <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
                <p className={css({ color: 'fg.muted' })}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className={inner} aria-labelledby="start">
        <div className={closing}>
          <h2 id="start" className={h2}>
            Ready to Start Your Learning Journey?
          </h2>
          <p className={tagline}>Join thousands of students who are already transforming their careers</p>
          <div className={actions}>
            <LinkButton to={paths.login} size="lg">
              Sign In Now
            </LinkButton>
            <LinkButton to={paths.courses} size="lg" variant="secondary">
              Browse Courses
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}

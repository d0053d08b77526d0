import { Award, BookOpen, Clock, FileDown, Infinity as Lifetime, Link2, Mail, MonitorPlay, Share2 } from 'lucide-react';
import { css } from 'styled-system/css';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Price } from '../../../primitives/price.tsx';
import { figuresOf, hours, several } from './course.ts';
import { Guarantee, SideCover, Taught } from './course-parts.tsx';
import type { Share, StorefrontPage } from './pages.ts';
import { PhoneBar } from './phone-bar.tsx';

/** §course.12: the factor from the price to the list price. */
const listPriceFactor = 1.3;

const body = css({ display: 'flex', flexDirection: 'column', gap: '4', p: '5' });
const money = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' });
const limited = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'captionStrong',
  color: 'warning.fg',
});
const divided = css({ borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default', pt: '4' });
const heading = css({ textStyle: 'label', mb: '3' });
const included = css({
  listStyleType: 'none',
  p: '0',
  m: '0',
  display: 'grid',
  gap: '2.5',
  textStyle: 'small',
  '& li': { display: 'flex', alignItems: 'center', gap: '2.5' },
  '& svg': { color: 'fg.muted', flexShrink: '0' },
});
const shares = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' });

/** Storefront: the side card (§course.12, §course.36). */
export function Offer({ page }: { page: StorefrontPage }) {
  const { course, share, teachTo } = page;
  const { videoMinutes, files } = figuresOf(course);
  return (
    <Card padding="none">
      <SideCover src={course.image} />
      <div className={body}>
        {teachTo ? <Taught to={teachTo} /> : <Buying page={page} />}
        <div className={divided}>
          <h2 className={heading}>This course includes</h2>
          <ul className={included}>
            <li>
              <BookOpen aria-hidden size="1rem" /> {several(course.modules.length, 'module')}
            </li>
            {videoMinutes > 0 && (
              <li>
                <MonitorPlay aria-hidden size="1rem" /> {hours(videoMinutes)} of video
              </li>
            )}
            <li>
              <FileDown aria-hidden size="1rem" /> {several(files, 'downloadable resource')}
            </li>
            <li>
              <Lifetime aria-hidden size="1rem" /> Lifetime access
            </li>
            <li>
              <Award aria-hidden size="1rem" /> Certificate of completion
            </li>
          </ul>
        </div>
        <Sharing {...share} />
      </div>
    </Card>
  );
}

function Buying({ page: { course, enrolling, onEnrol } }: { page: StorefrontPage }) {
  const reduced = course.price > 0;
  return (
    <>
      <PhoneBar>
        <div className={money}>
          <Price
            amount={course.price}
            currency={course.currency}
            size="lg"
            listAmount={reduced ? course.price * listPriceFactor : undefined}
          />
          {reduced && <Badge tone="success">30% OFF</Badge>}
        </div>
        {reduced && (
          <p className={limited}>
            <Clock aria-hidden size="0.875rem" /> Limited time offer
          </p>
        )}
        <Button size="lg" full disabled={course.enrolled} busy={enrolling} onClick={onEnrol}>
          {course.enrolled ? 'Already Enrolled' : 'Enroll Now'}
        </Button>
      </PhoneBar>
      <Guarantee isPaid={reduced} />
    </>
  );
}

function Sharing({ onShare, onCopy, mailTo }: Share) {
  return (
    <div className={divided}>
      <h2 className={heading}>Share this course</h2>
      <div className={shares}>
        <Button size="sm" variant="secondary" icon={<Share2 />} onClick={onShare}>
          Share
        </Button>
        <Button size="sm" variant="secondary" icon={<Link2 />} onClick={onCopy}>
          Copy link
        </Button>
        <LinkButton size="sm" variant="secondary" icon={<Mail aria-hidden />} to={mailTo}>
          Email
        </LinkButton>
      </div>
    </div>
  );
}

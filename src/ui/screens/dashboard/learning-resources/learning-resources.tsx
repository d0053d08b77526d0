import { ExternalLink, GraduationCap, MessagesSquare } from 'lucide-react';
import { LinkCard } from '../../../parts/link-card.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { Section } from '../../../primitives/section.tsx';

/** Links to learning material besides the courses (§dashboard.10). */
export function LearningResources({ to }: { to: { tutorials: string; community: string; external: string } }) {
  return (
    <Section title="Learning Resources">
      <CardGrid as="ul">
        <LinkCard
          to={to.tutorials}
          icon={<GraduationCap />}
          title="Free Tutorials"
          text="Short articles, guides and videos on a single question each."
        />
        <LinkCard
          to={to.community}
          icon={<MessagesSquare />}
          title="Community Forum"
          text="Read what others in your courses have asked, and answer what you know."
        />
        <LinkCard
          to={to.external}
          icon={<ExternalLink />}
          title="External Resources"
          text="Documentation and data sets on other sites, picked for our courses."
        />
      </CardGrid>
    </Section>
  );
}

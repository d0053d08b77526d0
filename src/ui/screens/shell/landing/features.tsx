import { Award, ChartLine, GraduationCap, LayoutDashboard, PencilRuler, Route } from 'lucide-react';

/** The six reasons (§product.2). */
export const features = [
  {
    title: 'Progress Tracking',
    text: 'See how far you have come in every course and module, and pick up at the next lesson.',
    Icon: ChartLine,
  },
  {
    title: 'Interactive Learning',
    text: 'Exercises, projects and case studies let you try each idea on data before you need it at work.',
    Icon: PencilRuler,
  },
  {
    title: 'Analytics Dashboard',
    text: 'Courses, assignments and classes in one place, with what is due next on top.',
    Icon: LayoutDashboard,
  },
  {
    title: 'Expert Instructors',
    text: 'Learn from people who do this work every day and answer your questions themselves.',
    Icon: GraduationCap,
  },
  {
    title: 'Certifications',
    text: 'Complete a course and receive a certificate that shows what you can do.',
    Icon: Award,
  },
  {
    title: 'Personalized Learning Paths',
    text: 'Start at your own level, from first spreadsheet to machine learning, and choose where to go next.',
    Icon: Route,
  },
];

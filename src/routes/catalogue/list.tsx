import { useEffect } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { actor } from '../../api/actors.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { Filters } from '../../machines/catalogue/filters.ts';
import { catalogueMachine } from '../../machines/catalogue/list.machine.ts';
import { paths } from '../../paths.ts';
import { CatalogueScreen } from '../../ui/screens/catalogue/list/list.view.tsx';
import { useChosen, useFirstChosen, useVisit, withChosen } from '../chosen.ts';
import { codeFile } from '../code-file.ts';
import { aboutCatalogue } from '../course/about.ts';
import { useEffects } from '../effects.ts';
import { useFlow, useOrigin } from '../first-screen.ts';
import { useHead } from '../head.ts';
import { setAbove } from '../page-position.ts';
import { connectCatalogue } from './list.connect.ts';

// Mostly the page comes with its courses, so the client is loaded only when a call is made.
const calls = codeFile(() => import('../../api/catalogue.ts'));
const browseCatalogue = actor(async (input: OperationInput<'browseCatalogue'>) => (await calls()).loadCatalogue(input));

const machine = catalogueMachine.provide({ actors: { browseCatalogue } });

const choices = {
  search: 'text',
  level: ['All Levels', 'Beginner', 'Intermediate', 'Advanced'],
  price: ['all', 'free', 'under-50', '50-to-200', 'over-200'],
  duration: ['all', 'under-5-hours', '5-to-20-hours', 'over-20-hours'],
  rating: ['all', '4.5', '4', '3'],
  sort: ['best', 'rating', 'students', 'newest', 'price-up', 'price-down'],
  page: 'text',
} as const;

const mostPages = 10_000;

/** The first page is not named in the address. */
const shownPage = (page: number) => (page === 1 ? '' : String(page));

/** What is no number of a page is the first. */
const pageIn = (text: string) => (/^[1-9]\d*$/.test(text) ? Math.min(Number(text), mostPages) : 1);

export function Catalogue() {
  const visit = useVisit();
  const isByLink = useNavigationType() === 'PUSH';
  // A link to one of the pages leads to its beginning, although the path stays the same.
  useEffect(() => {
    if (visit > 0 && isByLink) scrollTo(0, 0);
  }, [visit, isByLink]);
  return <CatalogueOf key={visit} />;
}

function CatalogueOf() {
  const { page, ...filters } = useFirstChosen(choices);
  const [snapshot, send, flow] = useFlow(machine, { input: { filters, page: pageIn(page) } });
  const { latest, seen, pages } = snapshot.context;
  const origin = useOrigin();
  const [address] = useSearchParams();
  const toPage = (chosen: Filters, number: number) => {
    const search = String(withChosen(choices, address, { ...chosen, page: shownPage(number) }));
    return search === '' ? paths.courses : `${paths.courses}?${search}`;
  };
  const courses = pages[seen]?.items ?? latest?.items ?? [];
  useHead({
    title: 'Courses',
    description:
      'Courses in data and analytics, from the first spreadsheet to models in production. Search them by topic and level.',
    ...(courses.length > 0 && { about: aboutCatalogue(courses, origin) }),
  });
  useChosen(choices, { ...snapshot.context.filters, page: shownPage(seen) });
  useEffects(flow);
  return <CatalogueScreen view={connectCatalogue(snapshot, send, { toPage, onAbove: setAbove })} />;
}

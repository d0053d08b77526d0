/** `npm run screens` takes a picture of each screen at 390 and 1280 px, light and dark, into reports/screens. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { demoStudent, startProduct } from '../tests/journeys/server.ts';
import { buildOnce } from './build-once.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { readArguments } from './command-line.ts';

const folder = 'reports/screens';
const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

const visitorScreens = {
  landing: '/',
  'sign-in': '/login',
  'forgot-password': '/forgot-password',
  'registration-without-token': '/registration',
  catalogue: '/courses',
  storefront: '/courses/data-science',
  curriculum: '/courses/data-science/outline',
  'preview-lesson': '/courses/data-science/lessons/m1-l1',
};

const studentScreens = {
  dashboard: '/dashboard',
  classroom: '/courses/data-analytics',
  'classroom-not-enrolled': '/courses/data-science',
  lesson: '/courses/data-analytics/lessons/m3-l5',
  quiz: '/courses/data-analytics/lessons/m1-l4',
  video: '/courses/data-analytics/lessons/m1-l2',
  assignments: '/assignments',
  resources: '/resources',
  resource: '/resources/reading-a-chart',
  schedule: '/schedules',
  certifications: '/certifications',
  profile: '/profile',
  'payment-cancelled': '/payment-cancelled',
};

type Cookie = { name: string; value: string; url: string };

async function take(browser: Browser, url: string, screens: Record<string, string>, cookies: Cookie[]) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: 'en-GB' });
      await context.addCookies(cookies);
      const page = await context.newPage();
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(url + path, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        const picture = await page.screenshot({
          clip: { x: 0, y: 0, width, height: width === 390 ? 1600 : 1400 },
          fullPage: true,
        });
        await sharp(picture).webp({ quality: 60 }).toFile(`${folder}/${name}-${width}-${colorScheme}.webp`);
      }
      await context.close();
    }
  }
}

readArguments(import.meta.filename, { options: {} });
if (!buildOnce()) process.exit(1);
mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const { token, user } = await product.signIn(demoStudent.email, demoStudent.password);
  const values = { _auth: token, _auth_type: 'Bearer', _auth_state: encodeURIComponent(JSON.stringify(user)) };
  const cookies = Object.entries(values).map(([name, value]) => ({ name, value, url: product.url }));
  await take(browser, product.url, visitorScreens, []);
  await take(browser, product.url, studentScreens, cookies);
} finally {
  await browser.close();
  await product.stop();
}

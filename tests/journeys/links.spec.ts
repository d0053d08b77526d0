import { registrationPage } from '../pages/account/registration.page.ts';
import { expect, long, newPerson, test } from './test.ts';

const forms: [string, (link: URL) => string][] = [
  ['in the fragment', ({ href }) => href],
  ['in the query', ({ origin, pathname, hash }) => `${origin}${pathname}?${hash.slice(1)}`],
  ['in the query of /register', ({ origin, hash }) => `${origin}/register?${hash.slice(1)}`],
  ['in the fragment of /register', ({ origin, hash }) => `${origin}/register${hash}`],
];

for (const [form, write] of forms) {
  test(`§settings.8 A mailed link, its token ${form}: out of the address before the app has loaded`, {
    tag: long,
  }, async ({ page, product }) => {
    const link = await product.invite(newPerson());
    expect(link).toContain('/registration#token=');
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => sent.push(request.headers()['referer']));
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(write(new URL(link)));
    await expect(page).toHaveURL(`${product.url}/registration`);
    await page.unroute('**/assets/**');
    await page.reload();
    await expect(registrationPage(page).fullName).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/registration`);
    expect(sent.filter(Boolean)).toEqual([]);
  });
}

test('§settings.8 A mailed link that is opened in a page that is there already', async ({ page, product }) => {
  await page.goto('/registration');
  await expect(registrationPage(page).noAccess).toBeVisible();
  await page.goto(await product.invite(newPerson()));
  await expect(registrationPage(page).fullName).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/registration`);
});

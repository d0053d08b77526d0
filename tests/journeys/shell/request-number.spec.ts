/** What a person reads out of a page that failed is found in the server's log. */
import { sql } from 'drizzle-orm';
import { passkeysPage } from '../../pages/account/passkeys.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { readDatabase } from '../database.ts';
import { startProduct } from '../server.ts';
import { carrySession, expect, test } from '../test.ts';

test('§product.91 the number on a page that failed leads to the line of the log that says why', async ({
  page,
  context,
}) => {
  test.slow();
  const product = await startProduct();
  try {
    const student = await product.register({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Okafor' });
    await readDatabase(product, (db) => db.execute(sql`alter table passkeys rename to passkeys_elsewhere`));
    await carrySession(context, product, student);
    await page.goto(`${product.url}/profile`);
    const { alert } = failure(page);
    const shown = passkeysPage(page).part.and(page.getByRole('region')).filter({ has: alert });
    await expect(shown).toContainText('If this goes on, tell us the number');
    const [, number = ''] = /tell us the number (\S+)\./.exec(await shown.innerText()) ?? [];
    const lines = product
      .output()
      .split('\n')
      .filter((line) => line.includes(`"requestId":"${number}"`))
      .map((line) => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed']);
    expect(lines[0].err.stack).toContain('relation "passkeys" does not exist');
    expect(lines[0].req.url).toMatch(/passkeys$/);
  } finally {
    await product.stop();
  }
});

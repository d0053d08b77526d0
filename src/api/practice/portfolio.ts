/** The public page of a project: making it public, and reading it. */
import { actor } from '../actors.ts';
import { forgetAfter } from '../cache.ts';
import { client, parsed } from '../client.ts';
import { getPortfolioResponse, setPortfolioResponse } from '../generated/schemas/practice-portfolio.ts';
import type { OperationInput } from '../operation.ts';

export const setPortfolio = actor(({ assignmentId, ...body }: OperationInput<'setPortfolio'>) =>
  forgetAfter(
    parsed(
      client.PUT('/assignments/{assignmentId}/portfolio', { params: { path: { assignmentId } }, body }),
      setPortfolioResponse,
    ),
    'Assignments',
  ),
);

/** Not cached: its student may have made it private since. */
export const getPortfolio = actor((input: OperationInput<'getPortfolio'>, signal) =>
  parsed(client.GET('/portfolio/{portfolioId}', { params: { path: input }, signal }), getPortfolioResponse),
);

/**
 * Limits for what anyone may call without a session (§product.47). They keep one network from holding up the process, so
 * each process counts for itself in its memory: a row for each visit would cost more than most answers do.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { OperationId } from './handler-types.ts';
import { networkOf } from './network.ts';
import { tooMany } from './rate-limits.ts';

/** Calls a minute from one network: a class of forty behind one address, all at once, stays below. */
export const callsAMinute = {
  /** Searches, courses, reviews and lessons. */
  catalogue: 2400,
  /** Certificates, their PDFs and credentials. */
  certificates: 600,
  /** Public pages of projects. */
  portfolios: 600,
  photos: 2400,
  /** Calendar programs ask for those of many people from few networks. */
  feeds: 600,
  /** Invitations that are looked at. */
  invitations: 240,
};

type Limit = keyof typeof callsAMinute;
type Visit = { ip: string; url: string };

const limitOf: Partial<Record<OperationId, Limit>> = {
  listCourses: 'catalogue',
  browseCatalogue: 'catalogue',
  getCourse: 'catalogue',
  listCourseReviews: 'catalogue',
  getLesson: 'catalogue',
  getVideo: 'catalogue',
  getCertificate: 'certificates',
  downloadCertificate: 'certificates',
  downloadCredential: 'certificates',
  getCredentialStatus: 'certificates',
  getIssuer: 'certificates',
  getAchievement: 'certificates',
  getPortfolio: 'portfolios',
  getPhoto: 'photos',
  getCalendarFeed: 'feeds',
  verifyToken: 'invitations',
};

/** Returns what counts a visit; it throws 429 once there are too many of its kind from its network. */
export function visitorLimits(): (operation: OperationId, visit: Visit) => Promise<void> {
  const limiter = (limit: Limit) => new RateLimiterMemory({ points: callsAMinute[limit], duration: 60 });
  const limiters: Record<Limit, RateLimiterMemory> = {
    catalogue: limiter('catalogue'),
    certificates: limiter('certificates'),
    portfolios: limiter('portfolios'),
    photos: limiter('photos'),
    feeds: limiter('feeds'),
    invitations: limiter('invitations'),
  };
  return async (operation, visit) => {
    const limit = limitOf[operation];
    if (!limit || isFree(operation, visit)) return;
    try {
      await limiters[limit].consume(networkOf(visit.ip));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany('Too many calls from your network.', reason.msBeforeNext);
    }
  };
}

/** The whole catalogue is sent from memory as it is. */
const isFree = (operation: OperationId, { url }: Visit) => operation === 'listCourses' && !url.includes('?');

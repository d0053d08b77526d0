import type { SessionUser } from '../http/handler-types.ts';
import { type AuditEvent, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';

type Done = { user: SessionUser; courseId: string; announcementId: string };

/** Records what was done to an announcement. */
export const audit = (tx: Database, event: AuditEvent, { user, courseId, announcementId }: Done, at: Date) =>
  recordAudit(tx, {
    ...{ at, event, account: user.id, actor: user.id, address: null },
    details: { course: courseId, announcement: announcementId },
  });

/** A person's own data: its export, and the deletion of the account. */
import { userView } from '../account/user.ts';
import type { Handlers } from '../http/handler-types.ts';
import { recordAudit } from '../platform/audit.ts';
import { requestDeletion, withdrawDeletion } from './deletion.ts';
import { findExport, openExport, requestExport } from './export.ts';

export const privacyHandlers: Pick<
  Handlers,
  'getDataExport' | 'requestDataExport' | 'downloadDataExport' | 'requestAccountDeletion' | 'withdrawAccountDeletion'
> = {
  getDataExport: async ({ user }, context) => ({ status: 200, body: await findExport(context, user.id) }),

  requestDataExport: async ({ user }, context) => ({ status: 202, body: await requestExport(context, user.id) }),

  downloadDataExport: async ({ user, caller: { address } }, context) => {
    const { size, bytes } = await openExport(context, user.id);
    const at = context.now();
    await recordAudit(context.db, { at, event: 'export.downloaded', account: user.id, actor: user.id, address });
    return {
      status: 200,
      mediaType: 'application/zip',
      headers: { 'content-length': String(size), 'content-disposition': 'attachment; filename="your-data.zip"' },
      body: bytes,
    };
  },

  requestAccountDeletion: async ({ user, body, caller }, context) => {
    const deletionAt = await requestDeletion(context, user, body, caller);
    return { status: 200, body: { deletionAt: deletionAt.toISOString() } };
  },

  withdrawAccountDeletion: async ({ user, caller }, context) => {
    return { status: 200, body: userView(await withdrawDeletion(context, user, caller)) };
  },
};

import { listAnnouncements, readAnnouncement } from '../../api/course/announcements.ts';
import { unreadAnnouncementsMachine } from '../../machines/announcements/unread.machine.ts';
import { UnreadAnnouncementsScreen } from '../../ui/screens/announcements/unread/unread.view.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { connectUnreadAnnouncements } from './unread.connect.ts';

const machine = unreadAnnouncementsMachine.provide({ actors: { listAnnouncements, readAnnouncement } });

/** A part of the dashboard. */
export function UnreadAnnouncements() {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine);
  return <UnreadAnnouncementsScreen view={connectUnreadAnnouncements(snapshot, send, zone)} />;
}

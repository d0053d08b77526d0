import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { listAnnouncements, readAnnouncement } from '../../api/course/announcements.ts';
import { unreadAnnouncementsMachine } from '../../machines/announcements/unread.machine.ts';
import { UnreadAnnouncementsScreen } from '../../ui/screens/announcements/unread/unread.view.tsx';
import { browserViewer } from '../dates.ts';
import { connectUnreadAnnouncements } from './unread.connect.ts';

const machine = unreadAnnouncementsMachine.provide({ actors: { listAnnouncements, readAnnouncement } });

/** A part of the dashboard. */
export function UnreadAnnouncements() {
  const [{ zone }] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine);
  return <UnreadAnnouncementsScreen view={connectUnreadAnnouncements(snapshot, send, zone)} />;
}

import { css } from 'styled-system/css';
import { Avatar } from '../../../primitives/avatar.tsx';
import { note } from './table-styles.ts';

export type WhoProps = {
  name: string;
  email: string;
  photo?: string | undefined;
  /** `1 October 2026` */
  enrolled: string;
  /** Empty if the student was never active. */
  lastActive: string;
};

const root = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' });
const facts = css({ display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' });

/** Who a student is, beneath their name. */
export function Who({ name, email, photo, enrolled, lastActive }: WhoProps) {
  return (
    <div className={root}>
      <Avatar name={name} photo={photo} />
      <div className={facts}>
        <span>{email}</span>
        <span className={note}>
          Enrolled {enrolled}. {lastActive ? `Last active ${lastActive}.` : 'Never active.'}
        </span>
      </div>
    </div>
  );
}

import { CalendarX2, RefreshCw } from 'lucide-react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

const heading = css({ textStyle: 'label' });
const steps = css({
  textStyle: 'small',
  listStyleType: 'disc',
  pl: '5',
  m: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
});
const section = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

/** The feed's address, with buttons to renew and end it. */
export function FeedAddress({ url, onRenew, onEnd }: { url: string; onRenew: () => void; onEnd: () => void }) {
  return (
    <>
      <TextField
        label="Calendar address"
        hint="Anyone who has it can see your classes: keep it to yourself."
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={section}>
        <h3 className={heading}>How to use it</h3>
        <ul className={steps}>
          <li>Google Calendar: Other calendars, Add, From URL</li>
          <li>Apple Calendar: File, New Calendar Subscription</li>
          <li>Outlook: Add calendar, Subscribe from web</li>
        </ul>
        <p className={note}>
          Paste the address there. New, moved and cancelled classes follow within hours, as often as the program looks.
        </p>
      </div>
      <div className={section}>
        <h3 className={heading}>Has someone else seen it, or do you no longer use it?</h3>
        <div className={buttons}>
          <Button variant="secondary" size="sm" icon={<RefreshCw />} onClick={onRenew}>
            Make a new address
          </Button>
          <Button variant="secondary" size="sm" icon={<CalendarX2 />} onClick={onEnd}>
            End this address
          </Button>
        </div>
      </div>
    </>
  );
}

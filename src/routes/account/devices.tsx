import { endOtherSessions, endSession, listSessions } from '../../api/account/devices.ts';
import { devicesMachine } from '../../machines/account/devices.machine.ts';
import { DevicesScreen } from '../../ui/screens/account/devices/devices.view.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { connectDevices } from './devices.connect.ts';

const machine = devicesMachine.provide({ actors: { listSessions, endSession, endOtherSessions } });

/** A part of the profile. */
export function Devices() {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine);
  return <DevicesScreen view={connectDevices(snapshot, send, zone)} />;
}

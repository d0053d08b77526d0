import { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import { channel, type Live, type Workshop } from './flow.ts';

/** All flows, once they are loaded. */
export function useWorkshop(): Workshop | null {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => {
    // Written by data.ts of the same workshop.
    void fetch('statecharts.json').then(async (response) => setWorkshop((await response.json()) as Workshop));
  }, []);
  return workshop;
}

/** The machines that run in the story, and a way to send them events. */
export function useLive() {
  const [live, setLive] = useState<readonly Live[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const emit = useChannel({
    [channel.live]: (machines: readonly Live[]) => {
      setLive(machines);
      setRefused(null);
    },
    [channel.refused]: setRefused,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the panel opens.
  useEffect(() => emit(channel.ask), []);
  return { live, refused, perform: (id: string, event: object) => emit(channel.perform, { id, event }) };
}

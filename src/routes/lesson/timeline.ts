/**
 * A clock that behaves like a media element: it can be played, paused, sped up and sought, and sends the same events.
 * An explanation is drawn at its time.
 */

/** Milliseconds between two `timeupdate` events, as often as media elements send them. */
const updateEvery = 250;

export class Timeline extends EventTarget {
  readonly duration: number;
  readonly readyState = 4;
  readonly error = null;
  #paused = true;
  /** The time of the timeline when it was last set, and the moment at which that was. */
  #seconds = 0;
  #since = 0;
  #rate = 1;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #ending: ReturnType<typeof setTimeout> | undefined;

  constructor(duration: number) {
    super();
    this.duration = duration;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get ended(): boolean {
    return this.currentTime >= this.duration;
  }

  get currentTime(): number {
    const passed = this.#paused ? 0 : ((performance.now() - this.#since) / 1000) * this.#rate;
    return Math.min(this.duration, this.#seconds + passed);
  }

  set currentTime(seconds: number) {
    this.#stand(Math.min(this.duration, Math.max(0, seconds)));
    this.#tell('seeking', 'timeupdate', 'seeked');
    if (!this.#paused) this.#run();
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    this.#stand(this.currentTime);
    this.#rate = rate;
    this.#tell('ratechange');
    if (!this.#paused) this.#run();
  }

  /** Plays on, or from the beginning if it has ended. */
  play(): Promise<void> {
    if (!this.#paused) return Promise.resolve();
    if (this.ended) this.currentTime = 0;
    this.#paused = false;
    this.#stand(this.#seconds);
    this.#tell('play', 'playing');
    this.#run();
    return Promise.resolve();
  }

  pause(): void {
    if (this.#paused) return;
    this.#stop();
    this.#tell('timeupdate', 'pause');
  }

  #stand(seconds: number): void {
    this.#seconds = seconds;
    this.#since = performance.now();
  }

  #run(): void {
    this.#halt();
    this.#ticking = setInterval(() => this.#tell('timeupdate'), updateEvery);
    this.#ending = setTimeout(() => this.#end(), ((this.duration - this.#seconds) / this.#rate) * 1000);
  }

  #halt(): void {
    clearInterval(this.#ticking);
    clearTimeout(this.#ending);
  }

  #stop(): void {
    this.#halt();
    this.#stand(this.currentTime);
    this.#paused = true;
  }

  #end(): void {
    this.#stop();
    this.#seconds = this.duration;
    this.#tell('timeupdate', 'pause', 'ended');
  }

  #tell(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type));
  }
}

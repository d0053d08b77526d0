/**
 * Plays nothing, and behaves like a media element all the same: it can be played, paused, sped up and sought, and tells
 * of it with the same events. An explanation is drawn at its time.
 */

/** As often as media elements do. */
const updateEvery = 250;

export class Timeline extends EventTarget {
  readonly duration: number;
  readonly readyState = 4;
  readonly error = null;
  #paused = true;
  /** The time when it was last looked at, and the moment of that. */
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

  /** From the beginning, where it has ended. */
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

/** Tells the recording of active time that a video plays, as watching causes no input events. */
export const lessonUsed = new EventTarget();

/** Tells the recording of active time that a lesson is used in a way that browsers tell nobody of: its video plays. */
export const lessonUsed = new EventTarget();

import { instructorMessageMachine } from '../../../src/machines/instructor-message.machine.ts';
import { model } from '../engine/model.ts';

export const instructorMessage = model(instructorMessageMachine)({
  starts: { visit: { input: () => ({ courseId: 'data-analytics' }) } },
  events: { open: [{}], close: [{}], submit: [{ message: 'Is there a reading list?' }] },
  answers: { contactInstructor: { done: [{ message: 'Sent.' }], error: [500] } },
  see: {
    closed: { says: 'no dialog' },
    writing: { says: 'decisions 5: a message to the instructor' },
    sending: { says: 'the message is on its way and cannot be sent twice' },
    rejected: { says: 'not sent; what was written is kept' },
  },
});

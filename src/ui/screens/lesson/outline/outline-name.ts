export const outlineName = 'Course outline';
